import fc from '@/__tests__/fast-check';
import {
  coursesOf,
  jointsOf,
  moduleOf as moduleOfFace,
  type Opening,
  setOutWall,
  type Wall,
} from '@/lib/counting/walls';
import { orderOf, toTenthMm } from '@/lib/counting';
import { isFull, samples } from '@/scripts/test/depth';
import { laidPieces, placesIn } from './laid-wall';

const faces = {
  block: { length: 390, height: 190, isBrick: false },
  brick: { length: 240, height: 70, isBrick: true },
};
const moduleOf = (joint: 'mm' | 'in', face = faces.block) => moduleOfFace(face, joint);

const wallIn =
  (unit: 'ft' | 'm') =>
  (length: number, height: number, ...openings: readonly (readonly [number, number, number])[]): Wall => ({
    length: toTenthMm(length, unit),
    height: toTenthMm(height, unit),
    openings: openings.map(([count, width, high]): Opening => ({
      count,
      width: toTenthMm(width, unit),
      height: toTenthMm(high, unit),
    })),
  });
const [feet, metres] = [wallIn('ft'), wallIn('m')];
const countOf = (wall: Wall, joint: 'mm' | 'in') => {
  const { pieces } = setOutWall(wall, moduleOf(joint));
  return [pieces, orderOf(pieces, 5).order];
};

describe('the module of a piece', () => {
  it('is the trade’s nominal size in whole inches, or the piece with joints of 10 mm', () => {
    expect(jointsOf(faces.block)).toEqual(['in', 'mm']);
    expect(moduleOf('in')).toMatchObject({ length: 4_064, height: 2_032 });
    expect(moduleOf('mm')).toMatchObject({ length: 4_000, height: 2_000 });
    expect(moduleOf('in', faces.brick)).toMatchObject({ length: 2_540, height: 762 });
  });

  it('is not offered in inches where its bed joint would be 3 mm', () => {
    const face = { length: 400, height: 200, isBrick: false };
    expect(jointsOf(face)).toEqual(['mm']);
    expect(moduleOf('mm', face)).toMatchObject({ length: 4_100, height: 2_100 });
  });
});

describe('blocks to lay, and to order with 5 per cent', () => {
  it.each([
    ['10 × 10 ft', feet(10, 10), 113, 119],
    ['12 × 10 ft', feet(12, 10), 135, 142],
    ['20 × 10 ft less 52 sft', feet(20, 10, [1, 3, 7], [2, 5, 3.1]), 167, 176],
    ['20 × 5 ft', feet(20, 5), 113, 119],
    ['7.5 × 9 ft', feet(7.5, 9), 76, 80],
  ])('%s take 16 × 8 in: %j gives %d, %d', (_, wall, pieces, order) => {
    expect(countOf(wall, 'in')).toEqual([pieces, order]);
  });

  it.each([
    ['10 × 3 m', metres(10, 3), 375, 394],
    ['4 × 3.05 m', metres(4, 3.05), 150, 158],
    ['4 × 3.16 m', metres(4, 3.16), 160, 168],
    ['4 × 3.1 m', metres(4, 3.1), 155, 163],
    ['20 × 0.9 m', metres(20, 0.9), 225, 237],
    ['5.22 × 1.31 m', metres(5.22, 1.31), 92, 97],
  ])('%s take joints of 10 mm: %j gives %d, %d', (_, wall, pieces, order) => {
    expect(countOf(wall, 'mm')).toEqual([pieces, order]);
  });

  it('count twice and three times for brick walls of two and three leaves, before rounding up', () => {
    const wall = metres(3, 2.4);
    const brick = moduleOf('mm', faces.brick);
    // 3 m ÷ 0.25 m are 12 a course, and 2.4 m are 30 courses.
    expect([1, 2, 3].map((leaves) => setOutWall(wall, brick, leaves).pieces)).toEqual([360, 720, 1_080]);
    // 3.99 ÷ 0.25 = 15.96, in 30 courses with joints of 8.7 mm: 478.8 and 957.6.
    const uneven = metres(3.99, 2.36);
    expect([1, 2].map((leaves) => setOutWall(uneven, brick, leaves).pieces)).toEqual([479, 958]);
  });
});

describe('courses', () => {
  const [inches, block, brick] = [moduleOf('in'), moduleOf('mm'), moduleOf('mm', faces.brick)];

  it.each([
    ['whole with joints of 13.3 mm', 30_500, block, { whole: 15, bed: expect.closeTo(133.3, 1) }],
    ['whole with joints of 7.5 mm', 31_600, block, { whole: 16, bed: 75 }],
    [
      '13 and one of 88 mm, of which a block gives two',
      27_432,
      inches,
      { whole: 13, cut: { height: 884, each: 2 } },
    ],
    [
      '6 and one of 100 mm, one from each block',
      13_100,
      block,
      { whole: 6, cut: { height: 1_000, each: 1 } },
    ],
    ['5, with the last 48 mm levelled', 10_480, block, { whole: 5, levelled: 480 }],
    ['one where the wall is lower than a block', 1_500, block, { whole: 1, height: 1_500 }],
    ['1 and a cut one of 21 mm of brick', 1_110, brick, { whole: 1, cut: { height: 210, each: 2 } }],
  ])('are %s', (_, height, module, courses) => {
    expect(coursesOf(height, module)).toMatchObject(courses);
  });

  it('have a joint of 6 to 15 mm wherever none is cut, and the one nearest to the module’s', () => {
    const heights = fc.integer({ min: 2_000, max: 60_000 });
    fc.assert(
      fc.property(heights, fc.constantFrom(inches, block, brick), (height, module) => {
        const { whole, bed, cut, levelled } = coursesOf(height, module);
        const possible = Array.from({ length: 1_000 }, (_course, count) => count + 1)
          .map((count) => ({ count, joint: height / count - module.piece.height }))
          .filter(({ joint }) => joint >= 60 && joint <= 150);
        const [first] = possible.toSorted(
          (a, b) =>
            Math.abs(a.joint + module.piece.height - module.height) -
            Math.abs(b.joint + module.piece.height - module.height),
        );
        if (first) expect([whole, bed]).toEqual([first.count, first.joint]);
        else expect(whole === 1 || cut !== undefined || levelled !== undefined).toBe(true);
      }),
      { numRuns: samples(200, 2_000) },
    );
  });
});

describe('half blocks', () => {
  it('are 14 at the ends and 6 at the jambs of a window of 5 × 4 ft in 12 × 10 ft, in the place of ten blocks', () => {
    expect(setOutWall(feet(12, 10, [1, 5, 4]), moduleOf('in'))).toMatchObject({ pieces: 113, halves: 20 });
  });

  it('are none beside an opening as wide as the wall, nor in the courses that it takes', () => {
    const wall = metres(3, 3, [1, 3, 1.2]);
    expect(setOutWall(wall, moduleOf('mm')).halves).toBe(setOutWall(metres(3, 1.8), moduleOf('mm')).halves);
  });

  it('are none in a cut course', () => {
    expect(setOutWall(metres(4, 3.1), moduleOf('mm')).halves).toBe(
      setOutWall(metres(4, 3), moduleOf('mm')).halves,
    );
  });
});

it.each([
  ['12 × 10 ft', 36_576, 30_480, 36_000, 30_480],
  ['3.99 × 2.99 m', 39_900, 29_900, 39_900, 29_900],
  ['4.19 × 3.1 m', 41_900, 31_000, 41_900, 32_000],
  ['4.2 × 3 m', 42_000, 30_000, 42_000, 30_000],
])(
  'names the nearest size of %s that needs no cut but half blocks',
  (_, length, height, uncutLength, uncutHeight) => {
    const wall: Wall = { length, height, openings: [] };
    expect(setOutWall(wall, moduleOf('mm'))).toMatchObject({ uncutLength, uncutHeight });
  },
);

/** Numbers from 0 up to 1 from a linear congruential generator. */
function randomFrom(seed: number) {
  let state = seed;
  return () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32;
}

/** Walls of 0.5 to 4 m in height and 5 to 200 m², with up to four openings that fit side by side. */
const walls = fc
  .record({
    height: fc.integer({ min: 500, max: 4_000 }),
    area: fc.double({ min: 5, max: isFull ? 200 : 60, noNaN: true }),
    sizes: fc.array(
      fc.record({ width: fc.integer({ min: 40, max: 250 }), height: fc.integer({ min: 40, max: 220 }) }),
      { maxLength: 4 },
    ),
  })
  .map(({ height: mm, area, sizes }): Wall => {
    const height = mm * 10;
    const length = Math.round((area * 1e8) / height);
    let room = length * 0.8;
    const openings = sizes
      .map((size) => ({ count: 1, width: size.width * 100, height: size.height * 100 }))
      .filter((opening) => opening.height <= height - 2_000 && (room -= opening.width) > 0);
    return { length, height, openings };
  });

describe('a wall laid piece by piece, with its openings at 60 random places', () => {
  it.each(['block', 'brick'] as const)('of %ss takes about as many as are ordered', (name) => {
    const runs = samples(30, 300);
    let low = 0;
    fc.assert(
      fc.property(walls, fc.constantFrom('mm', 'in'), fc.nat(), (wall, joint, seed) => {
        const random = randomFrom(seed);
        const module = moduleOf(joint, faces[name]);
        const { pieces, courses } = setOutWall(wall, module);
        const laid = { whole: courses.whole, height: courses.height, cut: courses.cut?.height };
        const counts = Array.from({ length: 60 }, () =>
          laidPieces(wall, laid, module, placesIn(wall, laid, random)),
        );
        const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
        const { order } = orderOf(pieces, 5);
        if (order < mean * 0.97 - 2) low += 1;
        expect(order).toBeLessThanOrEqual(mean * 1.1 + 2);
      }),
      { numRuns: runs },
    );
    expect(low).toBeLessThanOrEqual(runs / 100);
  });
});
