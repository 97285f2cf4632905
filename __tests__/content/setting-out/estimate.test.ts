import { basisOfForm, estimateOf } from '@/__tests__/fixtures/calculator';

it.each([
  ['running', 300],
  ['herringbone-45', 330],
])('counts a yard of 3 × 2 m in the chosen pattern: %s takes %d pavers', (pattern, pieces) => {
  const asked = { length: '3', width: '2', pattern };
  expect(estimateOf(basisOfForm('paver'), asked).pieces).toBe(pieces);
});

it('lets a line of 10 m turn left by 90° on a curve of 3 m, and end 3 m further and 3 m up', () => {
  const { outline } = estimateOf(basisOfForm('kerb'), { length: '10', radius: '3', angle: '90' });
  expect(outline[1]).toEqual([100_000, 0]);
  const curve = outline.slice(2);
  expect(curve).toHaveLength(18);
  for (const [x, y] of curve) expect(Math.hypot(x - 100_000, y - 30_000)).toBeCloseTo(30_000);
  expect(curve.at(-1)?.map(Math.round)).toEqual([130_000, 30_000]);
  expect(curve.map(([x]) => x)).toEqual(curve.map(([x]) => x).toSorted((a, b) => a - b));
});
