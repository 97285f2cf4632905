import fc from '@/__tests__/fast-check';
import { resultsOf } from '@/components/site/estimator/results';
import { compare } from '@/components/site/estimator/wall-results';
import { basisOf } from '@/content/setting-out/basis';
import { fromTenthMm2 } from '@/content/setting-out/lengths';
import { wallFigures } from '@/content/wall-figures';
import { calculated } from '@/__tests__/fixtures/calculator';
import { forms } from '@/__tests__/fixtures/forms';

const basis = { kind: 'comparison', figures: wallFigures } as const;
type Texts = Parameters<typeof calculated>[1];

const compared = (texts: Texts) => compare(calculated(basis, texts));

describe('the comparison of walls', () => {
  it('gives the figures of the cards for 100 sft of wall', () => {
    const result = compared({});
    expect(fromTenthMm2(calculated(basis, {}).estimate.extent, 'ft')).toBe(100);
    expect(result).toMatchObject({
      blocks: 113,
      bricks: 500,
      saving: { loadPercent: 45.93, costPercent: 22 },
    });
  });

  it.each([
    ['exactly one block', '1.33333333', '0.66666667', 1],
    ['12 × 12 blocks', '16', '8', 144],
  ])('counts the nominal faces of %s', (_, length, height, blocks) => {
    expect(compared({ length, height, openings: '0' }).blocks).toBe(blocks);
  });

  it.each([
    ['0', 0],
    ['1', 2],
    ['5', 6],
    ['50', 57],
  ])('adds %s per cent of 113 blocks for breakage, rounded up and apart', (waste, spare) => {
    expect(calculated(basis, { waste }).estimate).toMatchObject({ pieces: 113, spare, order: 113 + spare });
  });

  it.each([
    ['5', '90', 37],
    ['5', '100', 27],
    ['5', '140', -13],
    ['10', '90', 164],
    ['10', '100', 154],
    ['10', '140', 114],
  ])(
    'works floor space out from length and thickness: %s-inch brick, %s mm block',
    (brick, block, thinnerMm) => {
      const result = compared({ brick, block });
      expect(result.thinnerTenthMm).toBe(thinnerMm * 10);
      expect(fromTenthMm2(result.floorGainTenthMm2, 'm')).toBeCloseTo(3.6576 * (thinnerMm / 1_000), 10);
    },
  );

  it.each([
    ['5', '90', true, true],
    ['5', '100', true, true],
    ['5', '140', true, false],
    ['10', '90', false, false],
    ['10', '100', false, false],
    ['10', '140', false, true],
  ])('claims for %s-inch brick and %s mm block only what is stated', (brick, block, hasBricks, hasSaving) => {
    const result = compared({ brick, block });
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
        const product = calculated(basisOf({ ...forms.block, width: thickness }), { ...wall, loss: '5' });
        const keyProduct = calculated(basis, { ...wall, block: String(thickness), waste: '5' });
        expect(product.estimate.order).toBe(keyProduct.estimate.order);
        const bricks = resultsOf(product, '').lines.find(({ label }) => /^Clay bricks/.test(label));
        expect(Number(bricks?.figure?.replaceAll(',', ''))).toBe(compare(keyProduct).bricks);
      },
    ),
  );
});
