import fc from '@/__tests__/fast-check';
import { type Module, openingsThatFit, setOutWall, type Wall } from '@/content/setting-out/walls';
import { samples } from '@/scripts/test/depth';

/** Module in 0.1 mm, including the joint. */
const block: Module = { length: 4_000, height: 2_000, joint: 100 };
const brick: Module = { length: 2_500, height: 800, joint: 100 };

const metres = (length: number, height: number, openings = 0, openingWidth = 0, openingHeight = 0): Wall => ({
  length: length * 10_000,
  height: height * 10_000,
  openings,
  openingWidth: openingWidth * 10_000,
  openingHeight: openingHeight * 10_000,
});
const piecesOf = ({ whole, halves }: { whole: number; halves: number }) => whole + Math.ceil(halves / 2);

describe('setOutWall', () => {
  it('takes 225 blocks for 6 × 3 m: 15 courses of 15 blocks, 14 of the halves in every other course', () => {
    const wall = setOutWall(metres(6, 3), block);
    expect(wall).toMatchObject({ whole: 218, halves: 14, courses: 15, topCourse: 0 });
    expect(piecesOf(wall)).toBe(225);
  });

  it('counts a door where it cuts most: 87 blocks for 3.3 × 2.4 m with a door of 0.9 × 2.1 m', () => {
    // By hand: 12 courses of 8 blocks and a half are 102; ten courses save 1½ blocks each.
    expect(piecesOf(setOutWall(metres(3.3, 2.4, 1, 0.9, 2.1), block))).toBe(87);
  });

  it.each([
    ['3 × 3 m with one of 3 × 1.2 m', metres(3, 3, 1, 3, 1.2), metres(3, 1.8)],
    ['1 × 3 m over a door of 1 × 2.2 m', metres(1, 3, 1, 1, 2.2), metres(1, 0.8)],
  ])('counts a wall of %s, as wide as it is, like the wall that is left', (_, wall, left) => {
    const { whole, halves } = setOutWall(left, block);
    expect(setOutWall(wall, block)).toMatchObject({ whole, halves });
  });

  it('rips a cut course on top out of as few blocks as its height allows', () => {
    const flush = setOutWall(metres(4, 3), block);
    // 48 mm: four strips come out of one block, so 9 blocks and two halves of the course take 3 and a half.
    const low = setOutWall(metres(4, 3.048), block);
    expect(low.topCourse).toBe(480);
    expect([low.whole - flush.whole, low.halves - flush.halves]).toEqual([3, 1]);
    // 150 mm: each takes a block of its own.
    expect(piecesOf(setOutWall(metres(4, 3.15), block)) - piecesOf(flush)).toBe(10);
  });

  it.each([
    ['12 × 10 ft', 36_576, 30_480, 36_000, 30_000],
    ['a wall less its last joint', 39_900, 29_900, 39_900, 29_900],
    ['half a block more, less its last joint', 41_900, 29_900, 41_900, 29_900],
    ['whole and half blocks', 42_000, 30_000, 42_000, 30_000],
    ['less than a block', 900, 700, 2_000, 2_000],
  ])('names the nearest size of %s that needs no cutting', (_, length, height, uncutLength, uncutHeight) => {
    const wall: Wall = { ...metres(1, 1), length, height };
    expect(setOutWall(wall, block)).toMatchObject({ uncutLength, uncutHeight });
  });
});

describe('openingsThatFit', () => {
  it.each([
    [5, 4, 2, 2],
    [12, 10, 1, 1],
    [12.001, 4, 0, 2],
    [3, 7, 4, 1],
  ])('finds room for openings of %d × %d m in a wall of 12 × 10 m', (width, height, across, up) => {
    expect(openingsThatFit(metres(12, 10, 1, width, height))).toEqual({ across, up });
  });
});

type Placed = {
  readonly wall: Wall;
  readonly module: Module;
  readonly at: readonly { x: number; sill: number }[];
};

/** Walls with openings of one size anywhere in them, each on a course. Openings have at least a joint between them. */
const placedWalls: fc.Arbitrary<Placed> = fc
  .record({
    module: fc.constantFrom(block, brick),
    length: fc.integer({ min: 30, max: 900 }),
    height: fc.integer({ min: 20, max: 400 }),
    openings: fc.integer({ min: 0, max: 3 }),
    width: fc.integer({ min: 20, max: 250 }),
    openingHeight: fc.integer({ min: 20, max: 240 }),
    places: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 6, maxLength: 6 }),
  })
  .map(({ module, places, ...cm }): Placed => {
    const length = cm.length * 100;
    const height = cm.height * 100;
    const openingWidth = Math.min(cm.width * 100, length);
    const openingHeight = Math.min(cm.openingHeight * 100, height);
    const room = Math.max(1, Math.floor(length / (openingWidth + module.joint)));
    const openings = Math.min(cm.openings, room);
    const spare = Math.max(0, length - openings * (openingWidth + module.joint));
    const gaps = places.slice(0, openings).toSorted((a, b) => a - b);
    return {
      module,
      wall: { length, height, openings, openingWidth, openingHeight },
      at: gaps.map((share, index) => ({
        x: Math.floor((share * spare) / 50) * 50 + index * (openingWidth + module.joint),
        sill:
          Math.floor(((places[3 + index] ?? 0) * (height - openingHeight)) / module.height) * module.height,
      })),
    };
  });

/** Lengths of the pieces of a course, found column by column in steps of 5 mm. */
function piecesInCourse({ wall, module, at }: Placed, course: number) {
  const STEP = 50;
  const bottom = course * module.height;
  const top = Math.min(bottom + module.height, wall.height);
  const lead = course % 2 === 0 ? 0 : module.length / 2;
  const isWall = (x: number) =>
    at.every(({ x: from, sill }) => {
      if (x < from || x >= from + wall.openingWidth) return true;
      const below = Math.max(0, Math.min(top, sill) - bottom);
      const above = Math.max(0, top - Math.max(bottom, sill + wall.openingHeight));
      return below > module.joint || above > module.joint;
    });
  const lengths: number[] = [];
  let [cell, run] = [-1, 0];
  const end = () => {
    if (run > module.joint) lengths.push(run);
    run = 0;
  };
  for (let x = STEP / 2; x < wall.length; x += STEP) {
    const current = Math.floor((x + lead) / module.length);
    if (current !== cell || !isWall(x)) end();
    cell = current;
    if (isWall(x)) run += STEP;
  }
  end();
  return lengths;
}

/** Low pieces, so many of which come out of the height of one. */
const stacked = (lengths: readonly number[], strips: number) =>
  lengths.toSorted((a, b) => b - a).filter((_, index) => index % strips === 0);

/** Cuts lengths out of stock: longest first, first fit. */
function stockFor(lengths: readonly number[], stock: number) {
  const rests: number[] = [];
  for (const length of lengths.toSorted((a, b) => b - a)) {
    const from = rests.findIndex((rest) => rest >= length);
    if (from < 0) rests.push(stock - length);
    else rests[from] = (rests[from] ?? 0) - length;
  }
  return rests.length;
}

describe('a wall laid piece by piece, its openings anywhere', () => {
  it('never needs more blocks than are counted', () => {
    fc.assert(
      fc.property(placedWalls, (placed) => {
        const { wall, module } = placed;
        const counted = setOutWall(wall, module);
        fc.pre(piecesOf(counted) <= 400);
        const strips = Math.floor(module.height / (counted.topCourse || 1));
        const pieces = [
          ...Array.from({ length: counted.courses }, (_, course) => piecesInCourse(placed, course)).flat(),
          ...(counted.topCourse === 0 ? [] : stacked(piecesInCourse(placed, counted.courses), strips)),
        ];
        expect(stockFor(pieces, module.length)).toBeLessThanOrEqual(piecesOf(counted));

        // If half blocks are sold, surplus whole ones may be cut for missing pieces.
        const long = pieces.filter((length) => length > module.length / 2).length;
        expect(long).toBeLessThanOrEqual(counted.whole);
        expect(pieces.length - long).toBeLessThanOrEqual(counted.halves + 2 * (counted.whole - long));
      }),
      { numRuns: samples(100, 300) },
    );
  });

  it.each([
    ['a door of 0.9 × 2.1 m', block, 0.9, 2.1],
    ['a window of 1.15 × 1.2 m', block, 1.15, 1.2],
    ['a hole narrower than a block', block, 0.15, 0.6],
    ['an opening that ends a joint below a course', block, 1, 1.99],
    ['an opening in an odd number of courses', block, 1.3, 1],
    ['a window in bricks', brick, 1.2, 1.36],
  ])('saves by %s what is saved where it saves least', (_, module, width, height) => {
    const wall = metres(2.4, 2.4, 1, width, height);
    const closed = setOutWall({ ...wall, openings: 0 }, module);
    const courses = Array.from({ length: closed.courses }, (_course, course) => course);
    const countedAt = (at: Placed['at']) => {
      const pieces = courses.flatMap((course) => piecesInCourse({ wall, module, at }, course));
      const long = pieces.filter((length) => length > module.length / 2).length;
      return { long, inHalves: 2 * long + (pieces.length - long) };
    };
    const placed = Array.from({ length: module.length / 100 }, (_place, step) =>
      countedAt([{ x: module.length + step * 100, sill: 0 }]),
    );
    const whole = Math.max(...placed.map(({ long }) => long));
    const inHalves = Math.max(...placed.map((count) => count.inHalves));
    expect(setOutWall(wall, module)).toMatchObject({ whole, halves: Math.max(0, inHalves - 2 * whole) });
  });
});
