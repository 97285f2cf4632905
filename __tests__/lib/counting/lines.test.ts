import fc from '@/__tests__/fast-check';
import { minRadius, piecesInRuns, setOutLine, setOutPlanks } from '@/lib/counting/lines';

it('a wall of planks of 1.2 × 0.3 m, 24 m long and 1.8 m high, takes 20 bays of 6 planks and 21 posts', () => {
  expect(setOutPlanks(240_000, 18_000, { length: 12_000, width: 3_000 }, 1)).toEqual({
    bays: 20,
    rows: 6,
    planks: 120,
    posts: 21,
    height: 18_000,
  });
});

it('a height between two rows takes the nearer one, at least one row', () => {
  const plank = { length: 12_000, width: 3_000 };
  expect(setOutPlanks(240_000, 19_000, plank, 1)).toMatchObject({ rows: 6, planks: 120, height: 18_000 });
  expect(setOutPlanks(240_000, 20_000, plank, 1)).toMatchObject({ rows: 7, planks: 140, height: 21_000 });
  expect(setOutPlanks(240_000, 1_000, plank, 2)).toMatchObject({ rows: 1, bays: 21, posts: 23 });
});

it('80 × 6 ft of planks of 1.2 × 0.3 m are six rows and 126 planks, 29 mm lower than 6 ft', () => {
  const plank = { length: 12_000, width: 3_000 };
  expect(setOutPlanks(243_840, 18_288, plank, 1)).toMatchObject({ rows: 6, planks: 126, height: 18_000 });
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

describe('a curve', () => {
  const along = (radius: number, degrees: number) => ({
    straight: 0,
    arc: (radius * degrees * Math.PI) / 180,
    radius,
  });

  it.each([
    ['kerbs of 900 mm', 3, 90, 9_000, 6, 4_500],
    ['kerbs of 900 mm', 6, 90, 9_000, 11, 4_500],
    ['edging of 500 mm', 2, 360, 5_000, 26, 2_500],
    ['kerbs of 750 mm', 1, 180, 7_500, 5, 2_500],
    ['kerbs of 600 mm', 1, 90, 6_000, 3, 2_000],
  ])(
    'of %s at %d m over %d° takes equal cuts and leaves nothing over',
    (_, radius, angle, piece, pieces, cut) => {
      expect(setOutLine(along(radius * 10_000, angle), piece, 1)).toMatchObject({ pieces, curve: { cut } });
    },
  );

  it('takes kerbs of 900 mm whole where their chord is less than 20 mm too long', () => {
    expect(setOutLine(along(101_000, 90), 9_000, 1)).toEqual({ pieces: 18 });
    // The root of 8 × 9,702 × 10 is 881.0 mm; one millimetre of radius less, and it is 880.
    expect(setOutLine(along(97_021, 90), 9_000, 1)).not.toHaveProperty('curve');
    expect(setOutLine(along(97_010, 90), 9_000, 1)).toHaveProperty('curve');
  });

  it('has the smallest radius for whole pieces that its page names', () => {
    for (const piece of [5_000, 6_000, 7_500, 9_000]) {
      expect(setOutLine(along(minRadius(piece), 90), piece, 1)).not.toHaveProperty('curve');
      expect(setOutLine(along(minRadius(piece) - 1, 90), piece, 1)).toHaveProperty('curve');
    }
  });
});

it('pieces laid along any curve leave it by no more than allowed, and are as many as are counted', () => {
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
      // Pythagoras: the middle of a chord is so far from the middle of its circle. A whole piece may be 20 mm too long.
      if (arc > 0) expect(chord).toBeLessThan(Math.sqrt(8 * radius * 100) + 200);
      if (curve) expect(radius - Math.sqrt(radius ** 2 - (chord / 2) ** 2)).toBeLessThan(101);
      let [laid, rest] = [0, 0];
      const lay = (end: number, step: number) => {
        for (let at = 0; at < end - 1e-3; at += step) {
          if (rest < step - 1e-3) [laid, rest] = [laid + 1, piece];
          rest -= step;
        }
      };
      lay(curve ? straight : straight + arc, piece);
      if (curve) lay(arc, chord);
      expect(pieces - laid).toBeGreaterThanOrEqual(0);
      // One more where the straight part ends in the middle of a piece.
      expect(pieces - laid).toBeLessThanOrEqual(1);
      expect(pieces * piece).toBeGreaterThanOrEqual(straight + arc - 1e-3);
    }),
    { numRuns: 300 },
  );
});
