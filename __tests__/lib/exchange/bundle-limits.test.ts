import type { Bundle } from '@/lib/exchange/bundle';
import { toBase64 } from '@/lib/exchange/base64';
import { type Bytes, sha256Hex } from '@/lib/records';
import { bundleOf, bytesOf, jsonBytes, mediaOf, pathOf, productWith, putOf, sample, webp } from './fixtures';
import { exchange } from '@/content/registry/exchange';

const { readBundle } = exchange;

const MB = 1024 * 1024;

async function verdict(file: Bytes) {
  const result = await readBundle(file);
  return result.ok ? 'accepted' : result.problems.map(({ message }) => message);
}
const verdictOn = (parts: Partial<Bundle>) => verdict(jsonBytes(bundleOf(parts)));

it('takes a file of 30 MB and not a byte more', async () => {
  const text = JSON.stringify(bundleOf());
  const padded = (size: number) => bytesOf(text + ' '.repeat(size - text.length));

  expect(await verdict(padded(30 * MB))).toBe('accepted');
  expect(await verdict(padded(30 * MB + 1))).toEqual(['This file is larger than 30 MB.']);
});

const numbered = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A bundle with these pictures, each shown by a product. */
async function withPictures(pictures: readonly Bytes[], name?: string) {
  const paths = await Promise.all(pictures.map((bytes) => pathOf(bytes, name)));
  const products = paths.map((path, index) => putOf('products', null, productWith(path, `block-${index}`)));
  const media = paths.map((path, index) => mediaOf(path, pictures[index]));
  return { changes: await Promise.all(products), media: await Promise.all(media) };
}

const make = {
  changes: async (count) => {
    const products = numbered(count).map((id) => ({ ...sample('products')[0], id: `block-${id}` }));
    return { changes: await Promise.all(products.map((product) => putOf('products', null, product))) };
  },
  ids: (count) => {
    const ids = numbered(count).map((id) => `id-${id}`);
    return { changes: [{ op: 'order', entity: 'banners', baseIds: [], ids }] };
  },
  pictures: (count) => withPictures(numbered(count).map((index) => webp(64, index))),
  bytes: (size) => withPictures([webp(size)]),
  'letters of a name': (length) => withPictures([webp()], 'a'.repeat(length)),
  'letters of an author': (length) => ({ createdBy: 'a'.repeat(length) }),
  'letters of a note': (length) => ({ note: 'a'.repeat(length) }),
} satisfies Record<string, (count: number) => Partial<Bundle> | Promise<Partial<Bundle>>>;

it.each([
  ['changes', 2_000, 'The file: more than 2,000 changes.'],
  ['ids', 5_000, 'Change 1: more than 5,000 ids.'],
  ['pictures', 200, 'The file: more than 200 pictures.'],
  ['bytes', 1.5 * MB, 'Picture 1: bytes is more than 1,572,864.'],
  ['letters of a name', 91, `Picture 1: path cannot be “media/${'a'.repeat(54)}…”.`],
  ['letters of an author', 125, 'The file: createdBy has more than 125 characters.'],
  ['letters of a note', 500, 'The file: note has more than 500 characters.'],
] as const)('of %s takes %i and not one more', async (what, most, message) => {
  expect(await verdictOn(await make[what](most))).toBe('accepted');
  expect(await verdictOn(await make[what](most + 1))).toContain(message);
});

it('does not believe a picture that calls itself smaller', async () => {
  const { changes, media } = await make.bytes(1.5 * MB + 1);
  const smaller = media.map((item) => ({ ...item, bytes: 64 }));
  expect(await verdictOn({ changes, media: smaller })).toEqual([
    'Picture 1: data has more than 2,097,152 characters.',
  ]);
});

it.each([
  ['webp', 'image/webp', webp()],
  // Start, an empty part, and the part that states 900 lines of 1200.
  ['jpg', 'image/jpeg', new Uint8Array([255, 216, 255, 224, 0, 2, 255, 192, 0, 17, 8, 3, 132, 4, 176, 3])],
  [
    'png',
    'image/png',
    new Uint8Array([
      137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 4, 176, 0, 0, 3, 132,
    ]),
  ],
] as const)('takes a %s and knows it by its first bytes', async (extension, type, bytes) => {
  const path = await pathOf(bytes, 'block', extension);
  const changes = [await putOf('products', null, productWith(path))];
  const item = { ...(await mediaOf(path, bytes)), type };
  const damaged = new Uint8Array(bytes).fill(0, 0, 1);
  const media = { ...item, data: toBase64(damaged), sha256: await sha256Hex(damaged) };

  expect(await verdictOn({ changes, media: [item] })).toBe('accepted');
  expect(await verdictOn({ changes, media: [media] })).toEqual([
    `${path}: it is no ${type} by its first bytes.`,
  ]);
});
