import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Picture } from '@/content/lib/fields';
import { image } from '@/content/lib/fields';
import { mediaPathOf } from '@/content/lib/uploads';
import { pictures } from '@/content/pictures';
import sitePictures from '@/content/site-pictures.json';
import { allCollections } from './all-collections';

/** Every picture in a value, at any depth. */
function picturesIn(value: unknown): Picture[] {
  const parsed = image.safeParse(value);
  if (parsed.success) return [parsed.data];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(picturesIn) : [];
}

const used = picturesIn([pictures, allCollections.map(({ records }) => records)]);
const distinct = [...new Map(used.map((picture) => [JSON.stringify(picture), picture])).values()];

it('finds the pictures that content refers to', () => {
  const sources = distinct.map(({ src }) => src);

  expect(sources).toEqual(
    expect.arrayContaining(['/images/scenes/kerb-road.jpg', '/images/scenes/hero-wall.jpg']),
  );
});

it.each(distinct)('$src exists and has the stated size', async ({ src, width, height }) => {
  // Uploads are copied below public by the build.
  const media = mediaPathOf(src);
  const path = media === null ? join('public', src) : join('content', media);
  const file = await sharp(join(process.cwd(), path)).metadata();

  expect({ width: file.width, height: file.height }).toEqual({ width, height });
});

it('the studio knows the pictures of the website, as every build lists them', async () => {
  const files = await readdir('public/images', { recursive: true });
  const own = files.filter((file) => /\.(jpg|png|webp|avif)$/.test(file) && !/^(sized|uploads)\//.test(file));

  expect(Object.keys(sitePictures)).toEqual(own.map((file) => `/images/${file}`).sort());
});
