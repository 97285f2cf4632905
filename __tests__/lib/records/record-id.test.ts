import fc from '@/__tests__/fast-check';
import { entities, registry } from '@/content/registry';
import { schemaOf } from '@/content/registry/forms';
import { slug, makeRecordId, slugOf } from '@/lib/records';
import { mediaPath, MEDIA_PATH, uploadSrc } from '@/lib/exchange/media-path';
import { mediaPathOf } from '@/lib/exchange/uploads';

const today = new Date('2026-11-20T14:10:00Z');
const none = new Set<string>();

it.each([
  ['Full Brick', 'full-brick'],
  ['  Kerb 900 ', 'kerb-900'],
  ['Paving Block (uni, Rectangular & I block)', 'paving-block-uni-rectangular-i-block'],
  ['Façade & Élan', 'facade-elan'],
  ['ＦＵＬＬ width', 'full-width'],
  ['সলিড Brick ইট', 'brick'],
  ['constructor', 'constructor'],
  ['__proto__', 'proto'],
  ['../../etc', 'etc'],
])('calls %j %s', (title, id) => {
  expect(makeRecordId('product', title, today, none)).toBe(id);
});

it.each([
  ['products', 'কংক্রিট ব্লক', /^product-20261120-[a-z0-9]{4}$/],
  ['blogs', 'কেন হলো ব্লক বিদ্যুৎ বাঁচায়', /^blog-20261120-[a-z0-9]{4}$/],
  ['services', '২০২৬', /^service-20261120-[a-z0-9]{4}$/],
  ['banners', '', /^banner-20261120-[a-z0-9]{4}$/],
  ['feedbacks', '300 × 300', /^feedback-20261120-[a-z0-9]{4}$/],
] as const)('names %s without Latin letters by the day: %j', (entity, title, form) => {
  expect(makeRecordId(registry[entity].singular, title, today, none)).toMatch(form);
});

it('adds four random characters only when the slug is taken', () => {
  expect(makeRecordId('blog', 'A block', today, new Set(['a-blocks']))).toBe('a-block');
  expect(makeRecordId('blog', 'A block', today, new Set(['a-block']))).toMatch(/^a-block-[a-z0-9]{4}$/);
});

it('keeps the name of a list page from every entity', () => {
  expect(makeRecordId('blog', 'Index', today, none)).toMatch(/^index-[a-z0-9]{4}$/);
  for (const entity of entities) {
    const { idField } = registry[entity];
    const { issues = [] } = schemaOf(entity).safeParse({ [idField]: 'index' }).error ?? {};
    expect(issues.filter(({ path }) => path[0] === idField)).toHaveLength(1);
  }
});

it.each(['Con', 'AUX', 'nul', 'Com1', 'LPT9'])(
  'gives %s, a device of Windows, four random characters',
  (title) => {
    expect(makeRecordId('product', title, today, none)).toMatch(/^[a-z0-9]+-[a-z0-9]{4}$/);
  },
);

it('cuts a long title at a word and keeps room for the random characters', () => {
  const title = 'block '.repeat(30);
  const plain = makeRecordId('blog', title, today, none);

  expect(plain).toMatch(/^block(-block)+$/);
  expect(plain).toHaveLength(77);
  expect(makeRecordId('blog', title, today, new Set([plain]))).toHaveLength(76);
  expect(slugOf('a'.repeat(100))).toHaveLength(80);
  expect(slugOf('a'.repeat(80))).toHaveLength(80);
});

it('always makes a valid id that is not taken', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...entities),
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      (entity, title) => {
        const first = makeRecordId(registry[entity].singular, title, today, none);
        const second = makeRecordId(registry[entity].singular, title, today, new Set([first]));

        expect([first, second].filter((id) => !slug.safeParse(id).success)).toEqual([]);
        expect(second).not.toBe(first);
      },
    ),
  );
});

describe('the path of a picture', () => {
  const hash = '1f0c9a7e'.repeat(8);

  it.each([
    ['Hollow block', 'image/webp', 'media/hollow-block-1f0c9a7e.webp'],
    ['হলো ব্লক', 'image/jpeg', 'media/picture-1f0c9a7e.jpg'],
    ['Tile', 'image/png', 'media/tile-1f0c9a7e.png'],
  ] as const)('of %s is by title and content', (title, type, path) => {
    expect(mediaPath(title, hash, type)).toBe(path);
  });

  it('is always allowed, and leads from its address back to itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
        const path = mediaPath(title, hash, 'image/webp');

        expect(path).toMatch(MEDIA_PATH);
        expect(mediaPathOf(uploadSrc(path))).toBe(path);
      }),
    );
  });

  it('is none for a picture of the website itself', () => {
    expect(mediaPathOf('/images/products/grey.webp')).toBeNull();
  });
});
