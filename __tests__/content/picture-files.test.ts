import { join } from 'node:path';
import sharp from 'sharp';
import type { Picture } from '@/content/lib/fields';
import { image } from '@/content/lib/fields';
import { pictures } from '@/content/pictures';
import { allCollections, allSingletons } from './all-collections';

/** Every picture in a value, at any depth. */
function picturesIn(value: unknown): Picture[] {
  const parsed = image.safeParse(value);
  if (parsed.success) return [parsed.data];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(picturesIn) : [];
}

const used = picturesIn([
  pictures,
  allCollections.map(({ records }) => records),
  allSingletons.map(({ record }) => record),
]);
const distinct = [...new Map(used.map((picture) => [JSON.stringify(picture), picture])).values()];

it('finds the pictures that content refers to', () => {
  const sources = distinct.map(({ src }) => src);

  expect(sources).toEqual(
    expect.arrayContaining(['/images/products/solid-brick.jpg', '/images/scenes/hero-wall.jpg']),
  );
});

it.each(distinct)('$src exists and has the stated size', async ({ src, width, height }) => {
  const file = await sharp(join(process.cwd(), 'public', src)).metadata();

  expect({ width: file.width, height: file.height }).toEqual({ width, height });
});
