import fc from '@/__tests__/fast-check';
import { area, type Point, pointAt, type Polygon, rectangle } from '@/lib/geometry';
import { clip, crossings } from '@/lib/geometry/form/polygon-cuts';
import { basisOf } from '@/lib/counting/basis';
import { circle, meetingSides, pave, type Pattern, patterns, layOver, tessellate } from '@/lib/counting';
import { forms } from '@/__tests__/fixtures/forms';
import { samples } from '@/scripts/test/depth';

const paver = { outline: rectangle(200, 100), length: 200, cover: 20_000 };
const tile = { outline: rectangle(300, 300), length: 300, cover: 90_000 };
const groundOf = (x: number, y: number) => rectangle(x, y, [x / 2 + 770, y / 2 - 430]);

it.each(patterns)(
  'covers a window in %s without a gap and without laying one paver over another',
  (pattern) => {
    const window = rectangle(800, 800, [400, 400]);
    const inside = layOver(tessellate(paver, pattern), 800, 800).map(({ outline }) =>
      area(clip(outline, window)),
    );
    expect(inside.reduce((sum, one) => sum + one, 0)).toBeCloseTo(800 * 800, 3);
  },
);

it.each(['uniPaver', 'iPaver'] as const)(
  'lays %s as it interlocks: every point is under one piece',
  (name) => {
    const basis = basisOf(forms[name]);
    if (basis.kind !== 'paving') throw new Error(`${name} is no paver.`);
    const laid = layOver(tessellate(basis, 'running'), 1000, 1000);
    const coordinate = fc.double({ min: 1, max: 999, noNaN: true });
    fc.assert(
      fc.property(coordinate, coordinate, (x, y) => {
        const over = laid.filter(({ outline }) =>
          crossings([outline], x).some(([from, to]) => from <= y && y < to),
        );
        expect(over).toHaveLength(1);
      }),
      { numRuns: samples(200, 1_000) },
    );
  },
);

it.each([
  ['twice as long as wide', forms.paver, patterns],
  ['of other sides', { ...forms.paver, length: 225, width: 112 }, ['running']],
  ['of an even number of waves', forms.uniPaver, ['running']],
  ['of an odd number of waves', { ...forms.uniPaver, length: forms.uniPaver.width }, []],
  ['with a waist', forms.iPaver, ['running']],
  ['with openings for grass', forms.gridBlock, []],
])('a paver %s is laid in the patterns that it closes', (_, form, expected) => {
  expect(basisOf(form)).toMatchObject({ kind: 'paving', patterns: expected });
});

describe('pave', () => {
  it.each([
    // Two half pavers at the ends of every other row are cut from one.
    ['running', { whole: 1980, cut: 40, pieces: 2000 }],
    ['basket', { whole: 2000, cut: 0, pieces: 2000 }],
  ] as const)('lays 10 × 4 m in %s with 2,000 pavers of 200 × 100 mm', (pattern, counts) => {
    expect(pave(groundOf(10_000, 4_000), tessellate(paver, pattern))).toEqual(counts);
  });

  it('takes 330 pavers for 3 × 2 m in herringbone at 45°, where the area alone takes 300', () => {
    const { pieces } = pave(groundOf(3_000, 2_000), tessellate(paver, 'herringbone-45'));
    expect(pieces).toBe(330);
  });

  it('takes a tile of its own for each rest that is more than half a tile', () => {
    expect(pave(groundOf(1_000, 600), tessellate(tile, 'rows'))).toEqual({ whole: 6, cut: 2, pieces: 7 });
    expect(pave(groundOf(1_100, 600), tessellate(tile, 'rows'))).toEqual({ whole: 6, cut: 2, pieces: 8 });
  });
});

it.each([
  ['bow tie', true, '0 0, 4 4, 4 0, 0 4'],
  ['corner on a side', true, '0 0, 4 0, 4 4, 3 0, 0 4'],
  ['corner on an upright side', true, '0 0, 4 0, 0 3, 4 4, 0 4'],
  ['side on another', true, '0 0, 6 0, 6 2, 4 0, 2 0, 0 2'],
  ['side in line with another', false, '0 0, 2 0, 4 4, 4 0, 6 0, 6 6, 0 6'],
  ['needle', false, '0 0, 9 0, 9 1'],
])('an outline with a %s meets itself: %s, from each corner and in both directions', (_, meets, text) => {
  const corners = text.split(', ').map((corner) => corner.split(' ').map(Number) as [number, number]);
  for (const way of [corners, corners.toReversed()])
    for (const first of corners.keys())
      expect(meetingSides([...way.slice(first), ...way.slice(0, first)]) !== undefined).toBe(meets);
});

type Straight = Exclude<Pattern, 'herringbone-45'> | 'rows';

/** Returns the piece at a point, by its position, and the point within it. Independent implementation per pattern. */
const lookups: Record<
  Straight,
  (x: number, y: number) => readonly [name: string, along: number, across: number]
> = {
  rows: (x, y) => [`${Math.floor(x / 300)} ${Math.floor(y / 300)}`, x, y],
  running: (x, y) => {
    const row = Math.floor(y / 100);
    const from = row % 2 === 0 ? 0 : 100;
    return [`${Math.floor((x - from) / 200)} ${row}`, x, y];
  },
  basket: (x, y) => {
    const [column, row] = [Math.floor(x / 200), Math.floor(y / 200)];
    const isLying = (column + row) % 2 === 0;
    const half = Math.floor(((isLying ? y : x) / 100) % 2);
    return isLying ? [`${column} ${row} ${half}`, x, y] : [`${column} ${row} ${half}`, y, x];
  },
  'herringbone-90': (x, y) => {
    const [column, row] = [Math.floor(x / 100), Math.floor(y / 100)];
    // Along a row come a lying paver (0, 1), the upper half of an upright one (2) and the lower half of another (3).
    const step = (((column - row) % 4) + 4) % 4;
    if (step < 2) return [`lying ${column - step} ${row}`, x, y];
    return [`upright ${column} ${step === 2 ? row - 1 : row}`, y, x];
  },
};

const SIN = Math.SQRT1_2;

type Rest = { length: number; width: number };

/** An outline, and whether a point is within, which is not asked of the outline of a circle. */
type Ground = { readonly outline: Polygon; readonly has: (x: number, y: number) => boolean };

/** Returns the rest of each piece within a ground, found by sampling points 10 mm apart along the pattern. */
function restsOn({ outline: ground, has }: Ground, pattern: Pattern | 'rows'): readonly Rest[] {
  const STEP = 10;
  const isTurned = pattern === 'herringbone-45';
  const boxes = new Map<string, [number, number, number, number]>();
  const [length, width] = [Math.max(...ground.map(([x]) => x)), Math.max(...ground.map(([, y]) => y))];
  const [to, from, up] = isTurned ? [length + width, -length, length + width] : [length, 0, width];
  for (let a = STEP / 2; a < to; a += STEP) {
    for (let b = from + STEP / 2; b < up; b += STEP) {
      const [x, y] = isTurned ? [(a - b) * SIN, (a + b) * SIN] : [a, b];
      if (!has(x, y)) continue;
      const [name, along, across] = lookups[pattern === 'herringbone-45' ? 'herringbone-90' : pattern](a, b);
      const box = boxes.get(name) ?? [along, along, across, across];
      boxes.set(name, [
        Math.min(box[0], along),
        Math.max(box[1], along),
        Math.min(box[2], across),
        Math.max(box[3], across),
      ]);
    }
  }
  return [...boxes.values()]
    .map(([left, right, low, high]) => ({
      length: right - left + STEP,
      width: high - low + STEP,
    }))
    .filter(({ length, width }) => Math.min(length, width) > 10);
}

/** Whether the outline winds around a point (winding number). */
function isOn(ground: Polygon, x: number, y: number) {
  let winding = 0;
  for (const [index, [fromX, fromY]] of ground.entries()) {
    const [toX, toY] = pointAt(ground, index + 1);
    const side = (toX - fromX) * (y - fromY) - (x - fromX) * (toY - fromY);
    if (fromY <= y && toY > y && side > 0) winding += 1;
    if (fromY > y && toY <= y && side < 0) winding -= 1;
  }
  return winding !== 0;
}

/** Cuts rests out of pieces: largest first, first fit, guillotine cuts. Returns the number of pieces. */
function piecesFor(rests: readonly Rest[], piece: Rest) {
  const offcuts: Rest[] = [];
  let pieces = 0;
  for (const { length, width } of rests.toSorted((a, b) => b.length * b.width - a.length * a.width)) {
    let index = offcuts.findIndex((offcut) => offcut.length >= length && offcut.width >= width);
    if (index < 0) {
      pieces += 1;
      index = offcuts.push(piece) - 1;
    }
    const [from] = offcuts.splice(index, 1) as [Rest];
    const isSplitAlong = (from.length - length) * from.width >= (from.width - width) * from.length;
    offcuts.push(
      { length: from.length - length, width: isSplitAlong ? from.width : width },
      { length: isSplitAlong ? length : from.length, width: from.width - width },
    );
  }
  return pieces;
}

/** Two rests of at most half a length, or of half a width, out of each piece. */
function piecesInPairs(rests: readonly Rest[], piece: Rest) {
  const short = rests.filter(({ length }) => 2 * length <= piece.length).length;
  const narrow = rests.filter(
    ({ length, width }) => 2 * length > piece.length && 2 * width <= piece.width,
  ).length;
  return rests.length - short - narrow + Math.ceil(short / 2) + Math.ceil(narrow / 2);
}

/** Rectangles, L shapes, outlines of five corners and circles, in steps of 10 mm, for at most about 400 pieces. */
const side = fc.integer({ min: 3, max: 280 }).map((cm) => cm * 10);
const share = fc.double({ min: 0.15, max: 0.85, noNaN: true });
const outlines: fc.Arbitrary<Polygon> = fc
  .tuple(side, side, share, share, fc.constantFrom('rectangle', 'l', 'free'))
  .map(([length, width, a, b, shape]): Polygon => {
    const at = (x: number, y: number): Point => [Math.round(length * x), Math.round(width * y)];
    switch (shape) {
      case 'rectangle':
        return [at(0, 0), at(1, 0), at(1, 1), at(0, 1)];
      case 'l':
        return [at(0, 0), at(1, 0), at(1, b), at(a, b), at(a, 1), at(0, 1)];
      default:
        return [at(0, 0), at(1, 0), at(1, b), at(a, 1), at(0, b)];
    }
  });

const grounds: fc.Arbitrary<Ground> = fc.oneof(
  {
    weight: 3,
    arbitrary: outlines.map((outline) => ({ outline, has: (x: number, y: number) => isOn(outline, x, y) })),
  },
  {
    weight: 1,
    arbitrary: side.map((diameter) => ({
      outline: circle(diameter),
      has: (x: number, y: number) => Math.hypot(x - diameter / 2, y - diameter / 2) < diameter / 2,
    })),
  },
);

describe('a ground laid point by point', () => {
  it('never needs more pieces than are counted, and at least what its area takes', () => {
    fc.assert(
      fc.property(grounds, fc.constantFrom(...patterns, 'rows' as const), (ground, pattern) => {
        const one = pattern === 'rows' ? tile : paver;
        const { outline } = ground;
        const { pieces } = pave(outline, tessellate(one, pattern));
        fc.pre(pieces <= 400);
        const stock = pattern === 'rows' ? { length: 300, width: 300 } : { length: 200, width: 100 };
        const rests = restsOn(ground, pattern);
        const needed = Math.min(piecesFor(rests, stock), piecesInPairs(rests, stock));
        expect(needed).toBeLessThanOrEqual(pieces);
        const [length, width] = outline.reduce(([a, b], [x, y]) => [Math.max(a, x), Math.max(b, y)], [0, 0]);
        const joints = 20 * (length + width);
        expect(pieces).toBeGreaterThanOrEqual((area(outline) - joints) / one.cover - 0.5);
      }),
      { numRuns: samples(30, 300) },
    );
  });
});
