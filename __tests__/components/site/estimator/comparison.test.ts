import fc from '@/__tests__/fast-check';
import { compareWalls } from '@/components/site/estimator/kinds/comparison';
import { basisOf, fromTenthMm2, toTenthMm, netArea } from '@/lib/counting';
import { calculated, countedOf, wallFigures } from '@/__tests__/fixtures/calculator';
import { forms } from '@/__tests__/fixtures/forms';

const basis = { kind: 'comparison', figures: wallFigures } as const;
const feet = (value: number) => toTenthMm(value, 'ft');
const window = { count: 1, width: feet(5), height: feet(4) };
/** The wall of the example. */
const example = { length: feet(12), height: feet(10), openings: [window] };
const compared = (brickIn = 5, blockMm = 100, wall = example) =>
  compareWalls(brickIn, blockMm, { wall, extent: netArea(wall) }, wallFigures);

describe('the comparison of walls', () => {
  it('gives the figures of the cards for 100 sft of wall', () => {
    const result = compared();
    expect(fromTenthMm2(countedOf(basis).extent, 'ft')).toBe(100);
    expect(result).toMatchObject({
      blocks: 113,
      bricks: 500,
      saving: { loadPercent: 45.93, costPercent: 22 },
    });
  });

  it.each([
    ['exactly one block', 4 / 3, 2 / 3, 1],
    ['12 × 12 blocks', 16, 8, 144],
  ])('counts the nominal faces of %s', (_, length, height, blocks) => {
    const wall = { length: feet(length), height: feet(height), openings: [] };
    expect(compared(5, 100, wall).blocks).toBe(blocks);
  });

  it.each([
    ['0', 0],
    ['1', 2],
    ['5', 6],
    ['50', 57],
  ])('adds %s per cent of 113 blocks for breakage, rounded up and apart', (waste, spare) => {
    expect(countedOf(basis, { waste })).toMatchObject({ pieces: 113, spare, order: 113 + spare });
  });

  it.each([
    [5, 90, 37],
    [5, 100, 27],
    [5, 140, -13],
    [10, 90, 164],
    [10, 100, 154],
    [10, 140, 114],
  ])(
    'works floor space out from length and thickness: %s-inch brick, %s mm block',
    (brick, block, thinnerMm) => {
      const result = compared(brick, block);
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
  ])('claims for %s-inch brick and %s mm block only what is stated', (brick, block, hasBricks, hasSaving) => {
    const result = compared(brick, block);
    expect(result.bricks !== undefined).toBe(hasBricks);
    expect(result.saving !== undefined).toBe(hasSaving);
  });
});

it('a product’s page orders and replaces as many as the page of key products, for any wall', () => {
  const centimetres = (max: number) =>
    fc.integer({ min: 130, max }).map((cm) => ({ text: `${cm / 100}`, unit: 'm' as const }));
  const opening = {
    openingWidth: { text: '0.5', unit: 'm' },
    openingHeight: { text: '1.2', unit: 'm' },
  } as const;
  fc.assert(
    fc.property(
      centimetres(2_000),
      centimetres(600),
      fc.constantFrom(90, 100),
      (length, height, thickness) => {
        const wall = { length, height, joint: 'in', ...opening };
        const product = calculated(basisOf({ ...forms.block, width: thickness }, wallFigures), {
          ...wall,
          loss: '5',
        });
        const keyProduct = calculated(basis, { ...wall, block: String(thickness), waste: '5' });
        expect(product.counted.order).toBe(keyProduct.counted.order);
        const bricksOf = ({ results }: typeof product, name: RegExp) =>
          results.lines.find(({ label }) => name.test(label))?.figure;
        expect(bricksOf(product, /^Clay bricks/)).toBe(bricksOf(keyProduct, /^Bricks they replace/));
      },
    ),
  );
});
