import { pair } from '@/__tests__/fixtures/pair';
import fc from '@/__tests__/fast-check';
import {
  cropText,
  readCroppedSrc,
  withCrops,
  cropRegion,
  readCrop,
  smallPictureProblem,
} from '@/lib/pictures';
import { image } from '@/lib/records';

const anySpan = fc
  .tuple(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 1, max: 100 }))
  .map(([start, length]) => [start, Math.min(length, 100 - start)] as const);
const anyCrop = fc
  .tuple(anySpan, anySpan)
  .map(([[left, width], [top, height]]) => ({ left, top, width, height }));
const anySide = fc.integer({ min: 1, max: 3000 });
const wall = { src: '/images/scenes/wall.jpg', alt: pair('A wall.'), width: 2000, height: 1000 };

test('a crop has the pixels whose middle is in it, and at least one', () => {
  /** First and number of the pixels of a side whose middle is in a span, counted one by one. */
  const pixelsIn = (start: number, length: number, side: number) => {
    const inside = Array.from({ length: side }, (_, px) => px).filter(
      (px) => (2 * px + 1) * 50 > start * side && (2 * px + 1) * 50 <= (start + length) * side,
    );
    return [inside[0], inside.length];
  };
  fc.assert(
    fc.property(anyCrop, anySide, anySide, (crop, width, height) => {
      const region = cropRegion(crop, { width, height });
      const [left, across] = pixelsIn(crop.left, crop.width, width);
      const [top, down] = pixelsIn(crop.top, crop.height, height);
      if (across) expect([region.left, region.width]).toEqual([left, across]);
      if (down) expect([region.top, region.height]).toEqual([top, down]);
      expect(region.left + region.width).toBeLessThanOrEqual(width);
      expect(region.top + region.height).toBeLessThanOrEqual(height);
    }),
  );
});

test('the focal point of a picture is the same point of its crop', () => {
  fc.assert(
    fc.property(anyCrop, fc.nat(100), fc.nat(100), (crop, x, y) => {
      const picture = { ...wall, crop: cropText(crop), focus: `${x}% ${y}%` };
      const croppedPicture = image.parse(withCrops([{ picture }])[0]?.picture);
      const [atX = 0, atY = 0] = croppedPicture.focus?.split(' ').map(parseFloat) ?? [];
      const isInside = x >= crop.left && x <= crop.left + crop.width;
      if (isInside) expect(Math.abs(crop.left + (atX * crop.width) / 100 - x)).toBeLessThanOrEqual(0.5);
      else expect(atX).toBe(x < crop.left ? 0 : 100);
      if (y > crop.top + crop.height) expect(atY).toBe(100);
    }),
  );
});

test('the address of a cropped picture tells the picture and the crop', () => {
  fc.assert(
    fc.property(anyCrop, (crop) => {
      const { src } = withCrops({
        ...wall,
        crop: `${crop.left}% ${crop.top}% ${crop.width}% ${crop.height}%`,
      });
      expect(readCroppedSrc(src)).toEqual({ src: wall.src, crop });
    }),
  );
  expect(readCroppedSrc('/images/crops/wall-60-0-50-100.jpg')).toBeNull();
});

test.each([
  '60% 0% 50% 100%',
  '0% 0% 0% 100%',
  '0% 0% 100%',
  '-1% 0% 50% 50%',
  '1.5% 0% 50% 50%',
  '0 0 50 50',
])('rejects the crop %s and shows the whole picture', (crop) => {
  expect(readCrop(crop)).toBeNull();
  expect(image.safeParse({ ...wall, crop }).success).toBe(false);
  expect(withCrops({ ...wall, crop })).toMatchObject(wall);
});

test('drawings are never cropped, and a picture without a crop stays as it is', () => {
  const logo = { ...wall, src: '/images/logos/a.svg', crop: '0% 0% 50% 50%' };
  expect(withCrops({ logo, wall })).toEqual({ logo, wall });
});

test('a crop that is too small for its use is refused with its own size', () => {
  const rules = { minWidth: 1200, minHeight: 600 };
  expect(smallPictureProblem(wall, rules)).toBeNull();
  expect(smallPictureProblem({ ...wall, crop: '0% 0% 60% 60%' }, rules)).toBeNull();
  expect(smallPictureProblem({ ...wall, crop: '0% 0% 60% 59%' }, rules)).toMatch(
    /^The crop is 1200 × 590 px\. At least 1200 × 600 px are needed/,
  );
});
