import { existsSync } from 'node:fs';
import { sharePictureOf, sharePictures } from '@/app/_lib/share-pictures';
import { canBeDrawn } from '@/app/_lib/share-signs';
import sitemap from '@/app/sitemap';

/** Twins in Bangla share the picture of the page in English. */
const paths = sitemap()
  .map(({ url }) => new URL(url).pathname)
  .filter((path) => !/^\/bn(\/|$)/.test(path));

it('has a picture of its own for every page of the sitemap', () => {
  expect(sharePictures.map(({ path }) => path).filter((path) => path !== '')).toEqual(
    expect.arrayContaining(paths),
  );
  const sources = paths.map((path) => sharePictureOf(path).src);
  expect(new Set(sources).size).toBe(paths.length);
  expect(sources).not.toContain('/og/default.png');
});

it.each(sharePictures)('$src has a plain name, words and a photo that exists', (picture) => {
  expect(picture.src).toMatch(/^\/og\/[A-Za-z0-9]+(-[A-Za-z0-9]+)*\.png$/);
  expect(picture.headline).not.toBe('');
  expect(canBeDrawn(picture.headline + picture.note)).toBe(true);
  expect(picture.alt.length).toBeLessThanOrEqual(420);
  expect(existsSync(`public${picture.photo.src}`)).toBe(true);
});

it.each([
  ['390 × 190 mm – “dry”', true],
  ['Größe, café', true],
  ['কংক্রিট ব্লক', false],
  ['৳ 200', false],
  ['🧱', false],
  ['soft\u00adhyphen', false],
])('%s can be drawn: %s', (text, expected) => {
  expect(canBeDrawn(text)).toBe(expected);
});
