import fc from '@/__tests__/fast-check';
import { piecesInRuns, setOutLine, setOutPlanks } from '@/content/setting-out/lines';

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

it('a full circle of 5 m takes 50 kerb stones of 900 mm, as only 632 mm of each follow it; wider ones take whole stones', () => {
  const circle = (radius: number) => ({ straight: 0, arc: 2 * Math.PI * radius, radius });
  expect(setOutLine(circle(50_000), 9_000, 1)).toEqual({
    pieces: 50,
    curve: { cut: 6_320, each: 1, cuts: 50 },
  });
  expect(setOutLine(circle(101_250), 9_000, 1)).toEqual({ pieces: 71 });
});

it('pieces laid along any curve leave it by at most 10 mm, and are never more than are counted', () => {
  const tenths = fc.integer({ min: 0, max: 300_000 });
  const line = fc.record({
    straight: tenths,
    radius: fc.integer({ min: 10_000, max: 200_000 }),
    angle: tenths,
  });
  fc.assert(
    fc.property(line, fc.constantFrom(5_000, 6_000, 7_500, 9_000), ({ straight, radius, angle }, piece) => {
      const arc = (radius * (angle % 3_600) * Math.PI) / 1_800;
      const { pieces, curve } = setOutLine({ straight, arc, radius }, piece, 1);
      const chord = curve?.cut ?? piece;
      // Pythagoras: the middle of a chord is so far from the middle of its circle.
      if (arc > 0) expect(radius - Math.sqrt(radius ** 2 - (chord / 2) ** 2)).toBeLessThan(101);
      let [laid, rest] = [0, 0];
      const lay = (end: number, step: number) => {
        for (let at = 0; at < end - 1e-3; at += step) {
          if (rest < step) [laid, rest] = [laid + 1, piece];
          rest -= step;
        }
      };
      lay(curve ? straight : straight + arc, piece);
      if (curve) lay(arc, chord);
      expect(laid).toBeLessThanOrEqual(pieces);
      expect(pieces * piece).toBeGreaterThanOrEqual(straight + arc - 1e-3);
    }),
    { numRuns: 300 },
  );
});
