import { pageMeta, pageTitle } from '@/app/_lib/page-meta';
import { english } from '@/content/strings/english';
import { sharePictureOf, sharePictures } from '@/app/_lib/share-pictures';
import { canBeDrawn } from '@/app/_lib/share-signs';
import sitemap from '@/app/sitemap';
import { company } from '@/content/entities/company';
import { published } from '@/__tests__/content/published';
import { banglaOf, type TextPair } from '@/lib/records';

const origin = company.origin;
const end = ` | ${company.brand.en}`;
/** Characters of a title beside the brand; search engines show 60. */
const room = 60 - end.length;
const facts = {
  locale: english,
  path: '/quality',
  title: 'Quality Assurance',
  description: 'Eight checks and five tests.',
};

it.each([
  ['Products', `Products${end}`],
  ['x'.repeat(room), `${'x'.repeat(room)}${end}`],
  [
    'How a wall of hollow blocks is laid, pointed, and kept dry',
    `How a wall of hollow blocks is laid…${end}`,
  ],
  ['x'.repeat(300), `${'x'.repeat(room - 1)}…${end}`],
  ['Tile of chevrons and circles, 400 × 400 × 30 mm', `Tile of chevrons and…, 400 × 400 × 30 mm${end}`],
])('%#: has the brand suffix and room for it', (title, full) => {
  expect(pageTitle(title)).toBe(full);
  expect(full.length).toBeLessThanOrEqual(60);
});

type Photo = { readonly src: string; readonly alt?: TextPair };

/** Every picture of records, at any depth. */
const photosIn = (value: unknown): readonly Photo[] =>
  typeof value !== 'object' || value === null
    ? []
    : 'src' in value
      ? [value as Photo]
      : Object.values(value).flatMap(photosIn);

/** The picture that the record of a page says its card has; undefined where the card has that of another page. */
function ownPicture(path: string) {
  const { products, news, blogs, pages } = published;
  const id = path === '/' ? 'home' : path.slice(path.lastIndexOf('/') + 1);
  const record = [...products, ...news, ...blogs, ...pages].find((one) => (one.id ?? one._id) === id);
  return photosIn([record?.share, record])[0];
}

it('splits no character', () => {
  expect(pageTitle('🧱'.repeat(60))).toBe(`${'🧱'.repeat(room - 1)}…${end}`);
});

it('states the publication date of an article', () => {
  const { openGraph } = pageMeta({ ...facts, type: 'article', publishedOn: '2024-10-05' });
  expect(openGraph).toMatchObject({ type: 'article', publishedTime: '2024-10-05' });
});

it('has a default share picture for other pages', () => {
  const { openGraph } = pageMeta({ ...facts, path: '/new-page' });
  expect(openGraph?.images).toEqual([expect.objectContaining({ url: `${origin}/og/default.png` })]);
});

it('provides a separate picture for every page of the sitemap, in its language', () => {
  const sources = sitemap().map(({ url }) => {
    const [, isBangla, rest = ''] = /^(\/bn(?=\/|$))?(.*)$/.exec(new URL(url).pathname) ?? [];
    return sharePictureOf(rest === '' ? '/' : rest, isBangla === undefined ? 'en' : 'bn').src;
  });
  expect(new Set(sources).size).toBe(sources.length);
  expect(sources.filter((source) => source.endsWith('default.png'))).toEqual([]);
});

it.each(sharePictures.filter(({ language }) => language === 'bn'))(
  '$src says in Bangla what its photo shows, with the full stops of Bangla',
  ({ path, brand, photo, alt }) => {
    expect(alt).toContain(`${brand}।`);
    const own = ownPicture(path);
    const shown = own === undefined ? photosIn(published).filter(({ src }) => src === photo.src) : [own];
    const alts = shown.flatMap((one) => (one.alt ? [banglaOf(one.alt)] : [])).filter(Boolean);
    expect(alts.filter((text) => alt.endsWith(` ${text}`))).not.toEqual([]);
    expect(alt).not.toMatch(/[\u0980-\u09df]\.( |$)|[?!।]।/);
  },
);

it.each([
  ['390 × 190 mm – “dry”', 'en', true],
  ['Größe, café', 'en', true],
  ['কংক্রিট ব্লক', 'en', false],
  ['কংক্রিট ব্লক, ৳ ২০০ “র‍্যাক”।', 'bn', true],
  ['৳ 200', 'en', false],
  ['🧱', 'en', false],
  ['🧱', 'bn', false],
  ['soft\u00adhyphen', 'en', false],
] as const)('%s can be drawn in %s: %s', (text, language, expected) => {
  expect(canBeDrawn(text, language)).toBe(expected);
});
