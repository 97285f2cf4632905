import fc from '@/__tests__/fast-check';
import { piecesInRuns, setOutPlanks } from '@/content/setting-out/lines';

it('a wall of planks of 1.2 × 0.3 m, 24 m long and 1.8 m high, takes 20 bays of 6 planks and 21 posts', () => {
  expect(setOutPlanks(240_000, 18_000, { length: 12_000, width: 3_000 }, 1)).toEqual({
    bays: 20,
    rows: 6,
    planks: 120,
    posts: 21,
    uncutHeight: 18_000,
  });
});

it('a height between two rows takes the higher one, and names the nearer height without a cut', () => {
  const plank = { length: 12_000, width: 3_000 };
  expect(setOutPlanks(240_000, 19_000, plank, 1)).toMatchObject({
    rows: 7,
    planks: 140,
    uncutHeight: 18_000,
  });
  expect(setOutPlanks(240_000, 1_000, plank, 2)).toMatchObject({ rows: 1, bays: 21, posts: 23 });
});

it('a line of whole pieces takes no more of them, and each further run one more', () => {
  expect(piecesInRuns(200_000, 9_000, 1)).toBe(23);
  expect(piecesInRuns(180_000, 9_000, 1)).toBe(20);
  expect(piecesInRuns(180_000, 9_000, 3)).toBe(22);
  expect(piecesInRuns(0, 9_000, 3)).toBe(0);
});

it('runs of any lengths, each laid by itself, never need more pieces than are counted', () => {
  const runs = fc.array(fc.integer({ min: 1, max: 400_000 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(runs, fc.constantFrom(5_000, 6_000, 7_500, 9_000), (lengths, piece) => {
      let laid = 0;
      for (const length of lengths) for (let end = 0; end < length; end += piece) laid += 1;
      const line = lengths.reduce((sum, length) => sum + length, 0);
      expect(laid).toBeLessThanOrEqual(piecesInRuns(line, piece, lengths.length));
    }),
    { numRuns: 300 },
  );
});
