import sharp from 'sharp';
import { pictureFileProblem, pictureSizeProblem } from '@/components/admin/fields/prepare-picture';

const canvas = sharp({ create: { width: 4, height: 4, channels: 3, background: 'grey' } });

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('accepts %s by its first bytes', async (format) => {
  const file = new Blob([new Uint8Array(await canvas.clone().toFormat(format).toBuffer())], {
    type: 'text/plain',
  });
  expect(await pictureFileProblem(file)).toBeNull();
});

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', /^SVG files can carry scripts/],
  ['<?xml version="1.0"?><svg/>', /^SVG files can carry scripts/],
  ['GIF89a', /^The website does not use GIF files/],
  ['%PDF-1.7', /^The website cannot use this file/],
  ['', /^The website cannot use this file/],
])('refuses %j, whatever its type says', async (text, says) => {
  expect(await pictureFileProblem(new Blob([text], { type: 'image/png' }))).toMatch(says);
});

/** Builds the `ftyp` box of a HEIF file: major and compatible brands. */
const heif = (major: string, ...others: string[]) => {
  const brands = [major, '\0\0\0\0', ...others].join('');
  return `\0\0\0${String.fromCharCode(8 + brands.length)}ftyp${brands}\0\0\0\0meta`;
};

test.each([
  ['an iPhone', heif('heic', 'mif1', 'MiHE', 'heic')],
  ['a converter', heif('mif1', 'mif1', 'heic')],
  ['a burst', heif('msf1', 'msf1', 'hevc')],
])('calls HEIC of %s by its name and says what to do', async (_from, head) => {
  expect(await pictureFileProblem(new Blob([head]))).toMatch(/^This is a HEIC picture.*Most Compatible/);
});

test('accepts AVIF whose first brand is the general one', async () => {
  expect(await pictureFileProblem(new Blob([heif('mif1', 'avif', 'miaf')]))).toBeNull();
});

test('refuses more than 20 MB', async () => {
  const head = new Uint8Array([0xff, 0xd8, 0xff]);
  const just = new Blob([head, new Uint8Array(20 * 1024 * 1024 - 3)]);
  const over = new Blob([head, new Uint8Array(25 * 1024 * 1024 - 3)]);
  expect(await pictureFileProblem(just)).toBeNull();
  expect(await pictureFileProblem(over)).toBe('This file is 25.0 MB. A picture may have up to 20 MB.');
});

test('refuses more than 50 megapixels', () => {
  expect(pictureSizeProblem({ width: 10_000, height: 5_000 }, {})).toBeNull();
  expect(pictureSizeProblem({ width: 10_000, height: 6_000 }, {})).toBe(
    'This picture has 60 megapixels. Up to 50 are allowed. Scale it down first.',
  );
});

test('refuses pictures that would be blurred, and small banners; accepts small logos', () => {
  expect(pictureSizeProblem({ width: 10, height: 10 }, {})).toBe(
    'This picture is 10 × 10 px. At least 160 × 160 px are needed, or it looks blurred. Choose a larger one.',
  );
  expect(pictureSizeProblem({ width: 160, height: 160 }, {})).toBeNull();
  const banner = { minWidth: 1600, minHeight: 600 };
  expect(pictureSizeProblem({ width: 1500, height: 700 }, banner)).toMatch(/At least 1600 × 600 px/);
  expect(pictureSizeProblem({ width: 60, height: 20 }, { isDrawing: true })).toBeNull();
});
