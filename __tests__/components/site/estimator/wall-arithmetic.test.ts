import {
  estimateWall,
  fromTenthMm,
  fromTenthMm2,
  openingsThatFit,
  toTenthMm,
  type LengthUnit,
  type Wall,
} from '@/components/site/estimator/wall-arithmetic';
import { wallFigures } from '@/content/wall-figures';

const feet = (value: number) => toTenthMm(value, 'ft');

/** 100 sft: 12 ft × 10 ft less a window of 5 ft × 4 ft. */
const example: Wall = {
  lengthTenthMm: feet(12),
  heightTenthMm: feet(10),
  openingCount: 1,
  openingWidthTenthMm: feet(5),
  openingHeightTenthMm: feet(4),
  brickThicknessIn: 5,
  blockThicknessMm: 100,
  wasteBasisPoints: 500,
};
const solid = (lengthTenthMm: number, heightTenthMm: number): Wall => ({
  ...example,
  lengthTenthMm,
  heightTenthMm,
  openingCount: 0,
});
const estimate = (wall: Wall) => estimateWall(wall, wallFigures);

describe('estimateWall', () => {
  it('gives the figures of the specification for 100 sft of wall', () => {
    const result = estimate(example);

    expect(fromTenthMm2(result.netAreaTenthMm2, 'ft')).toBe(100);
    expect(result.blocksUnrounded).toBe(112.5);
    expect(result).toMatchObject({
      blocks: 113,
      laid: 117,
      wasteBlocks: 6,
      blocksToOrder: 123,
      bricks: 500,
      saving: { loadPercent: 45.93, costPercent: 22 },
    });
  });

  it.each([
    ['nothing', 0, 0, 0],
    ['no height', feet(12), 0, 0],
    ['a sliver', 1, 1, 1],
    ['exactly one block', toTenthMm(16, 'in'), toTenthMm(8, 'in'), 1],
    ['a hair more than one block', toTenthMm(16, 'in') + 1, toTenthMm(8, 'in'), 2],
    ['12 × 12 blocks', feet(16), feet(8), 144],
    ['a square kilometre', toTenthMm(1_000, 'm'), toTenthMm(1_000, 'm'), 12_109_400],
  ])('counts the blocks of %s', (_, length, height, blocks) => {
    expect(estimate(solid(length, height)).blocks).toBe(blocks);
  });

  it('counts whole blocks exactly however large the wall', () => {
    for (const courses of [1, 7, 999, 4_921]) {
      const wall = solid(toTenthMm(16, 'in') * 2_460, toTenthMm(8, 'in') * courses);
      expect(estimate(wall).blocks).toBe(2_460 * courses);
    }
  });

  it('leaves nothing to build, and never less, where openings are larger than the wall', () => {
    const result = estimate({ ...example, openingCount: 7 });

    expect(result).toMatchObject({
      netAreaTenthMm2: 0,
      blocks: 0,
      wasteBlocks: 0,
      blocksToOrder: 0,
      bricks: 0,
    });
  });

  it.each([
    [0, 0],
    [1, 1],
    [500, 6],
    [1_000, 12],
    [5_000, 59],
  ])('adds %d hundredths of a per cent for waste, rounded up and apart', (wasteBasisPoints, wasteBlocks) => {
    expect(estimate({ ...example, wasteBasisPoints })).toMatchObject({
      blocks: 113,
      wasteBlocks,
      blocksToOrder: 117 + wasteBlocks,
    });
  });

  it.each([
    [5, 90, 37],
    [5, 100, 27],
    [5, 140, -13],
    [10, 90, 164],
    [10, 100, 154],
    [10, 140, 114],
  ])(
    'works floor space out from length and thickness: %d-inch brick, %d mm block',
    (brick, block, thinnerMm) => {
      const result = estimate({ ...example, brickThicknessIn: brick, blockThicknessMm: block });

      expect(result.thinnerTenthMm).toBe(thinnerMm * 10);
      expect(fromTenthMm2(result.floorGainTenthMm2, 'm')).toBeCloseTo(3.6576 * (thinnerMm / 1_000), 10);
    },
  );

  it.each([
    [5, 90, true, true],
    [5, 100, true, true],
    [5, 140, true, false],
    [10, 90, false, false],
    [10, 100, false, false],
    [10, 140, false, true],
  ])('claims for %d-inch brick and %d mm block only what is stated', (brick, block, hasBricks, hasSaving) => {
    const result = estimate({ ...example, brickThicknessIn: brick, blockThicknessMm: block });

    expect(result.bricks !== undefined).toBe(hasBricks);
    expect(result.saving !== undefined).toBe(hasSaving);
  });
});

describe('openingsThatFit', () => {
  it.each([
    [5, 4, 2, 2],
    [12, 10, 1, 1],
    [12.001, 4, 0, 2],
    [3, 7, 4, 1],
  ])('finds room for openings of %d ft × %d ft', (width, height, across, up) => {
    const wall = { ...example, openingWidthTenthMm: feet(width), openingHeightTenthMm: feet(height) };
    expect(openingsThatFit(wall)).toEqual({ across, up });
  });
});

describe('units', () => {
  it.each<LengthUnit>(['ft', 'm'])('brings every length back unchanged from %s', (unit) => {
    for (const tenthMm of [0, 1, 2_032, 3_048, 30_511, 36_576, 9_999_999, 10_000_000]) {
      expect(toTenthMm(fromTenthMm(tenthMm, unit), unit)).toBe(tenthMm);
    }
  });

  it.each([
    [1, 'ft', 0.3048],
    [10, 'ft', 3.048],
    [1_000, 'ft', 304.8],
  ] as const)('turns %d %s into metres exactly', (value, unit, metres) => {
    expect(fromTenthMm(toTenthMm(value, unit), 'm')).toBe(metres);
  });
});
