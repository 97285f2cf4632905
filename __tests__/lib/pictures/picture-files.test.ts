import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type SharpOptions } from 'sharp';
import { image, type Picture } from '@/lib/records';
import { mediaPathOf } from '@/lib/exchange/uploads';
import { pictureEnd } from '@/lib/pictures';
import sitePictures from '@/content/site-pictures.json';
import { allCollections } from '@/__tests__/content/all-collections';

type Sized = Pick<Picture, 'src' | 'width' | 'height'>;

/** Every picture of records, at any depth. */
function picturesIn(value: unknown): Sized[] {
  const parsed = image.safeParse(value);
  if (parsed.success) return [parsed.data];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(picturesIn) : [];
}

const used = picturesIn(allCollections.map(({ records }) => records));
const distinct = [...new Map(used.map((picture) => [JSON.stringify(picture), picture])).values()];

it.each(distinct)('$src exists and has the stated size', async ({ src, width, height }) => {
  // Uploads are copied below public by the build.
  const media = mediaPathOf(src);
  const path = media === null ? join('public', src) : join('content', media);
  const file = await sharp(join(process.cwd(), path)).metadata();

  expect({ width: file.width, height: file.height }).toEqual({ width, height });
});

it('the studio knows the pictures of the website, as every build lists them', async () => {
  const files = await readdir('public/images', { recursive: true });
  const own = files.filter(
    (file) => /\.(jpg|png|webp|avif)$/.test(file) && !/^(crops|sized|uploads)\//.test(file),
  );

  expect(Object.keys(sitePictures)).toEqual(own.map((file) => `/images/${file}`).sort());
});

describe.each([
  ['JPEG', 'jpeg', {}],
  ['progressive JPEG', 'jpeg', { progressive: true, quality: 100 }],
  ['PNG', 'png', {}],
  ['WebP', 'webp', {}],
  ['WebP without loss', 'webp', { lossless: true }],
] as const)('the end of a %s', (_name, format, options) => {
  it('is that of a file that holds a picture alone, and before whatever follows', async () => {
    const noise = { create: { width: 61, height: 47, channels: 3, noise: { type: 'gaussian', mean: 99 } } };
    const file = await sharp(noise as SharpOptions)
      .toFormat(format, options)
      .toBuffer();
    expect(pictureEnd(file)).toBe(file.length);
    const page = Buffer.from('<!doctype html><script>alert(1)</script>');
    expect(pictureEnd(Buffer.concat([file, page]))).toBe(file.length);
    expect(pictureEnd(file.subarray(0, file.length / 2)) ?? file.length).toBe(file.length);
  });
});
