import { cropDrag, inFrame, largestOf, MIN_SIDE, withSide } from '@/components/admin/fields/crop-area';
import { type Crop, readCrop } from '@/lib/pictures';
import fc from '../../../fast-check';

const point = fc.record({ x: fc.nat(100), y: fc.nat(100) });
const span = fc
  .tuple(fc.nat(100 - MIN_SIDE), fc.integer({ min: MIN_SIDE, max: 100 }))
  .map(([start, length]) => [start, Math.min(length, 100 - start)] as const);
const anyCrop = fc.tuple(span, span).map(([[left, width], [top, height]]) => ({ left, top, width, height }));
const isValid = (crop: Crop) =>
  readCrop(`${crop.left}% ${crop.top}% ${crop.width}% ${crop.height}%`) !== null &&
  Math.min(crop.width, crop.height) >= MIN_SIDE;

test('a crop stays within its picture and large enough, wherever it is dragged or whichever slider moves', () => {
  const sides = fc.constantFrom('left', 'top', 'width', 'height');
  fc.assert(
    fc.property(anyCrop, point, point, sides, fc.nat(100 - MIN_SIDE), (crop, start, to, side, value) => {
      const dragged: Crop[] = [];
      cropDrag(crop, start, { x: 6, y: 6 }, (next) => dragged.push(next))(to);
      const slid = withSide(crop, side, side === 'left' || side === 'top' ? value : value + MIN_SIDE);
      expect([...dragged, slid].filter((next) => !isValid(next))).toEqual([]);
    }),
  );
});

test('a shape is the largest of its ratio, within the picture, around the focal point', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 400, max: 3000 }),
      fc.integer({ min: 400, max: 3000 }),
      point,
      (width, height, focus) => {
        const crop = largestOf(4 / 3, { width, height }, focus);
        expect(isValid(crop)).toBe(true);
        expect(Math.max(crop.width, crop.height)).toBe(100);
        // Sides are whole percents.
        const [across, down] = [(crop.width * width) / 100, (crop.height * height) / 100];
        expect(Math.abs(across - (down * 4) / 3)).toBeLessThanOrEqual(Math.max(width, height) / 100);
        const isAtEdge = crop.left === 0 || crop.left + crop.width === 100;
        if (!isAtEdge) expect(Math.abs(crop.left + crop.width / 2 - focus.x)).toBeLessThanOrEqual(0.5);
      },
    ),
  );
});

test('a frame shows the part of a crop that a page shows: all of one side, cut at the focal point', () => {
  fc.assert(
    fc.property(anyCrop, fc.constantFrom(2.2, 1, 0.8), point, (region, ratio, { x, y }) => {
      const [left = 0, top = 0, width = 0, height = 0] = inFrame(region, ratio, `${x}% ${y}%`)
        .split(' ')
        .map(Number);
      expect(width / height).toBeCloseTo(ratio);
      expect(Math.min(region.width - width, region.height - height)).toBeCloseTo(0);
      // The point of the picture is at the same part of the frame.
      expect(left + (width * x) / 100).toBeCloseTo(region.left + (region.width * x) / 100);
      expect(top + (height * y) / 100).toBeCloseTo(region.top + (region.height * y) / 100);
    }),
  );
});
