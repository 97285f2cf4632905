import { palette } from '@/content/drawing-colours';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { archiveOf, fileCategories } from '@/app/(site)/_screens/archives';
import { drawingOf, productFile } from '@/app/(site)/_screens/product-file';
import { productFiles } from '@/content/routes';
import { svgFile, type Form } from '@/lib/geometry';
import { products } from '@/content/entities/products';
import { banglaText, latinIn } from '@/lib/text';
import { hasLanguage } from '@/lib/records';
import sharp from 'sharp';
import manifest from '@/app/manifest';
import { createHash } from 'node:crypto';
import { isFull } from '@/scripts/test/depth';

describe('archives', () => {
  /** Before a commit one of them, before a release all. */
  const categories = isFull ? fileCategories : fileCategories.slice(-1);

  beforeEach(() => {
    process.env.BUILD_FILES = mkdtempSync(path.join(tmpdir(), 'build-files-'));
  });
  afterEach(() => {
    rmSync(String(process.env.BUILD_FILES), { recursive: true });
    delete process.env.BUILD_FILES;
    jest.restoreAllMocks();
  });

  test.each(categories)(
    'the archive $slug has every file, byte for byte, and is equal on two days',
    async (category) => {
      // Two pages of a build ask at once.
      const [archive] = await Promise.all([archiveOf(category), archiveOf(category)]);
      const entries = unzipSync(archive);
      expect(Object.keys(entries)).toHaveLength(category.members.length * productFiles.length);
      for (const { product, form } of category.members)
        for (const ending of productFiles)
          expect(entries[`${product.id}/${product.id}.${ending}`]).toEqual(
            await productFile(ending, product, form),
          );
      rmSync(path.join(String(process.env.BUILD_FILES), `${category.slug}.zip`));
      jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 48 * 60 * 60 * 1000);
      expect(Buffer.from(await archiveOf(category)).equals(archive)).toBe(true);
    },
  );
});

const cases = products.flatMap((product) =>
  product.form === undefined || !hasLanguage(product, 'bn')
    ? []
    : [[product.id, product, product.form as Form] as const],
);

const textsOf = (svg: string) =>
  [...svg.matchAll(/<(?:title|text)[^>]*>([^<]*)/g)].map(([, text = '']) => text);
/** Removes sizes with signs and unit, which are not translated: they are printed on the goods. */
const words = (text: string) => text.replace(/[RØ]?\d[\d.]*|\bmm\b/g, '');

it.each(cases)(
  'the drawing of %s in Bangla has Bangla words, and the lines of the English one',
  (_id, product, form) => {
    const [bangla, english] = [drawingOf(product, form, 'bn'), drawingOf(product, form, 'en')].map((sheet) =>
      svgFile(sheet, palette),
    );
    const texts = textsOf(bangla ?? '');
    expect(texts.map(words).filter((text) => latinIn(text).words.length > 0)).toEqual([]);
    expect(texts.map(words).filter((text) => latinIn(text).digits.length > 0)).toEqual([]);
    expect(texts.filter((text) => banglaText(text) !== text)).toEqual([]);
    expect(texts.join('\n')).toContain('এলিভেশন');
    expect(texts.join('\n')).toContain(`/bn/products/${product.id}`);
    expect(textsOf(english ?? '').join('\n')).not.toMatch(/[ঀ-৿]/);
    const lines = (svg = '') => svg.match(/<path[^>]*>/g);
    expect(lines(bangla)).toEqual(lines(english));
  },
);

it('opens the site in the browser', () => {
  expect(manifest()).toMatchObject({
    name: 'Atrai Blocks',
    display: 'browser',
    lang: 'en',
    start_url: '/',
  });
});

it.each(manifest().icons ?? [])('$src has the size it states', async ({ src, sizes }) => {
  expect(existsSync(`public${src}`)).toBe(true);
  const { width, height } = await sharp(`public${src}`).metadata();
  expect(`${width}x${height}`).toBe(sizes);
});

test.each([
  ['anek-bangla', 60_000, ['app/styles/bangla.css', 'app/bn/layout.bn.tsx']],
  ['anek-signs', 1_500, ['app/styles/bangla.css']],
  ['bangla-name', 1_500, ['app/styles/header.css']],
])(
  'the face %s is named by a hash of what it contains wherever it is asked for, since browsers keep it for ever',
  (face, most, files) => {
    const [name = '', ...others] = readdirSync('public/fonts').filter((file) => file.startsWith(face));
    const bytes = readFileSync(`public/fonts/${name}`);
    expect(others).toEqual([]);
    expect(bytes.length).toBeLessThanOrEqual(most);
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    expect(name).toBe(`${face}-500.${hash}.woff2`);
    for (const file of files) expect(readFileSync(file, 'utf8')).toContain(`'/fonts/${name}'`);
  },
);
