import type { Bundle } from '@/content/exchange/bundle';
import { readBundle } from '@/content/exchange/bundle-read';
import { toBase64 } from '@/content/lib/base64';
import { type Bytes, sha256Hex } from '@/content/lib/record-hash';
import { bundleOf, bytesOf, jsonBytes, mediaOf, pathOf, productWith, putOf, sample, webp } from './fixtures';

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

it('takes 2,000 changes and not one more', async () => {
  const changes = await Promise.all(
    Array.from({ length: 2_001 }, (_, index) =>
      putOf('products', null, { ...sample('products')[0], id: `block-${index}` }),
    ),
  );

  expect(await verdictOn({ changes: changes.slice(0, 2_000) })).toBe('accepted');
  expect(await verdictOn({ changes })).toEqual(['The file: more than 2,000 changes.']);
});

it('takes 200 pictures and not one more', async () => {
  const pictures = Array.from({ length: 201 }, (_, index) => webp(64, index));
  const paths = await Promise.all(pictures.map((bytes) => pathOf(bytes)));
  const changes = await Promise.all(
    paths.map((path, index) => putOf('products', null, productWith(path, `block-${index}`))),
  );
  const media = await Promise.all(pictures.map(async (bytes) => mediaOf(await pathOf(bytes), bytes)));

  expect(await verdictOn({ changes, media: media.slice(0, 200) })).toBe('accepted');
  expect(await verdictOn({ changes, media })).toEqual(['The file: more than 200 pictures.']);
});

it('takes a picture of 1.5 MB and not a byte more', async () => {
  const of = async (size: number) => {
    const path = await pathOf(webp(size));
    const changes = [await putOf('products', null, productWith(path))];
    return verdictOn({ changes, media: [await mediaOf(path, webp(size))] });
  };

  expect(await of(1.5 * MB)).toBe('accepted');
  expect(await of(1.5 * MB + 1)).toContain('Picture 1: bytes is more than 1,572,864.');
});

it('does not believe a picture that calls itself smaller', async () => {
  const path = await pathOf(webp(1.5 * MB + 1));
  const changes = [await putOf('products', null, productWith(path))];
  const media = [{ ...(await mediaOf(path, webp(1.5 * MB + 1))), bytes: 64 }];

  expect(await verdictOn({ changes, media })).toEqual(['Picture 1: data is more than 2,097,152.']);
});

it.each([
  ['createdBy', 125],
  ['note', 500],
] as const)('takes a %s of %i characters and not one more', async (field, most) => {
  expect(await verdictOn({ [field]: 'a'.repeat(most) })).toBe('accepted');
  expect(await verdictOn({ [field]: 'a'.repeat(most + 1) })).toEqual([
    `The file: ${field} is more than ${most}.`,
  ]);
});

it('takes an order of 5,000 ids and not one more', async () => {
  const ids = Array.from({ length: 5_001 }, (_, index) => `id-${index}`);
  const order = (list: string[]) =>
    verdictOn({ changes: [{ op: 'order', entity: 'banners', baseIds: [], ids: list }] });

  expect(await order(ids.slice(0, 5_000))).toBe('accepted');
  expect(await order(ids)).toEqual(['Change 1: more than 5,000 ids.']);
});

it('takes a picture name of 100 characters and not one more', async () => {
  const of = async (name: string) => {
    const path = await pathOf(webp(), name);
    return verdictOn({
      changes: [await putOf('products', null, productWith(path))],
      media: [await mediaOf(path)],
    });
  };

  expect(await of('a'.repeat(91))).toBe('accepted');
  expect(await of('a'.repeat(92))).toEqual([
    expect.stringMatching(/^Picture 1: path cannot be “media\/a+…”\.$/),
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
