import sharp, { type SharpOptions } from 'sharp';
import { pictureEnd } from '@/lib/pictures';

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
