import { company } from '@/content/entities/company';
import { palette } from '@/content/registry/drawing-colours';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { markFiles, markOf } from '@/__tests__/fixtures/marks';
import { APPLE_ICON, drawFavicon, drawIcon, screenIcons, tabIcon } from '@/app/_lib/icons';
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
import { isFull, samples } from '@/scripts/test/depth';

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

  test.each(categories.slice(0, samples(1, categories.length)))(
    'the archive $id has every file, byte for byte, and is equal on two days',
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
      rmSync(path.join(String(process.env.BUILD_FILES), `${category.id}.zip`));
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
    name: company.brand.en,
    display: 'browser',
    lang: 'en',
    start_url: '/',
  });
});

describe.each(Object.entries(markFiles))('with a mark of %s', (_name, file) => {
  const mark = markOf(file);

  /** Lightest and darkest part of a picture in one channel, 0 to 255. */
  const rangeOf = async (picture: Buffer) => {
    const { channels } = await sharp(picture).flatten({ background: '#F2F1EE' }).stats();
    return channels.map(({ min, max }) => max - min);
  };

  it.each(manifest().icons ?? [])(
    '$src has the size it states and shows the mark',
    async ({ src, sizes }) => {
      const size = screenIcons[path.basename(src)];
      if (size === undefined) throw new Error(`Nothing draws ${src}.`);
      const picture = await drawIcon(mark, size);
      const { width, height } = await sharp(picture).metadata();
      expect(`${width}x${height}`).toBe(sizes);
      expect(Math.max(...(await rangeOf(picture)))).toBeGreaterThan(100);
    },
  );

  it('the mark of a maskable icon stays inside the circle that every system shows', async () => {
    const size = screenIcons['icon-maskable-512.png'];
    if (size === undefined) throw new Error('There is no maskable icon.');
    const { side } = size;
    const { data, info } = await sharp(await drawIcon(mark, size))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const far = [...data.entries()].filter(([place, grey]) => {
      const [x, y] = [place % info.width, Math.floor(place / info.width)];
      return grey < 200 && Math.hypot(x - side / 2, y - side / 2) > side * 0.4;
    });
    expect(far.length).toBe(0);
  });

  it('tab and home screen have their icons, of the sizes that pages state', async () => {
    const ico = await drawFavicon(mark);
    const png = ico.subarray(ico.readUInt32LE(18), ico.readUInt32LE(18) + ico.readUInt32LE(14));
    expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico[6], ico[7]]).toEqual([1, 1, 32, 32]);
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
    expect(await sharp(await drawIcon(mark, APPLE_ICON)).metadata()).toMatchObject({
      width: 180,
      height: 180,
    });
    expect(
      Math.max(
        ...(await rangeOf(
          await sharp(Buffer.from(tabIcon(mark)))
            .png()
            .toBuffer(),
        )),
      ),
    ).toBeGreaterThan(100);
  });
});

it('the icon of a tab is light on a dark screen, or has a light ground for a mark with colours of its own', () => {
  const [plain, own] = [markFiles['a black square'], markFiles['white shapes on red']]
    .map(markOf)
    .map(tabIcon);
  expect(plain).toContain('@media(prefers-color-scheme:dark){svg{color:#F2F1EE}}');
  expect(plain).not.toContain('<rect');
  expect(own).toContain('<rect width="32" height="32" fill="#F2F1EE"/>');
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
