import { ARC, SHEET } from '@/components/site/key-product/progress-ring.client';

it('draws three quarters of a circle, open at the bottom', () => {
  const [x1 = 0, y1 = 0, radius = 0, , , largeArc, sweep, x2 = 0, y2 = 0] = (
    ARC.match(/-?[\d.]+/g) ?? []
  ).map(Number);
  const centre = SHEET / 2;
  const angle = (x: number, y: number) => (Math.atan2(y - centre, x - centre) * 180) / Math.PI;

  expect([x1, y1, x2, y2].every(Number.isFinite)).toBe(true);
  expect(Math.hypot(x1 - centre, y1 - centre)).toBeCloseTo(radius, 1);
  expect([largeArc, sweep]).toEqual([1, 1]);
  expect((angle(x2, y2) - angle(x1, y1) + 360) % 360).toBeCloseTo(270, 1);
  expect(y1).toBe(y2);
  expect(y1).toBeGreaterThan(centre);
});
