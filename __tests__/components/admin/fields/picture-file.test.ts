import sharp from 'sharp';
import { pictureFileProblem, pictureSizeProblem } from '@/components/admin/fields/picture-file';

const canvas = sharp({ create: { width: 4, height: 4, channels: 3, background: 'grey' } });

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('takes %s by its first bytes', async (format) => {
  const file = new Blob([new Uint8Array(await canvas.clone().toFormat(format).toBuffer())], {
    type: 'text/plain',
  });
  expect(await pictureFileProblem(file)).toBeNull();
});

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', /^SVG files can carry scripts/],
  ['<?xml version="1.0"?><svg/>', /^SVG files can carry scripts/],
  ['GIF89a', /^GIF files are not used here/],
  ['%PDF-1.7', /not a picture the website can use/],
  ['', /not a picture the website can use/],
])('refuses %j, whatever its type says', async (text, says) => {
  expect(await pictureFileProblem(new Blob([text], { type: 'image/png' }))).toMatch(says);
});

test('refuses more than 20 MB', async () => {
  const head = new Uint8Array([0xff, 0xd8, 0xff]);
  const just = new Blob([head, new Uint8Array(20 * 1024 * 1024 - 3)]);
  const over = new Blob([head, new Uint8Array(25 * 1024 * 1024 - 3)]);
  expect(await pictureFileProblem(just)).toBeNull();
  expect(await pictureFileProblem(over)).toBe('This file is 25.0 MB. Pictures may have up to 20 MB.');
});

test('refuses more than 50 megapixels', () => {
  expect(pictureSizeProblem(10_000, 5_000)).toBeNull();
  expect(pictureSizeProblem(10_000, 6_000)).toBe(
    'This picture has 60 megapixels. Up to 50 are allowed; scale it down first.',
  );
});
