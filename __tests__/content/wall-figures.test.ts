import { benefits } from '@/content/entities/benefits';
import { wallFigures } from '@/content/wall-figures';

describe('wall figures', () => {
  it('states the block count of the specification for 100 sft of wall', () => {
    const { blockFaceIn, brickWalls } = wallFigures;

    expect(brickWalls[0]).toEqual({ thicknessIn: 5, replaced: { bricks: 500, blocks: 113 } });
    expect((113 * blockFaceIn.length * blockFaceIn.height) / 144).toBeCloseTo(100.4, 1);
  });

  it('states no brick count for the 10-inch wall', () => {
    expect(wallFigures.brickWalls).toContainEqual({ thicknessIn: 10 });
  });

  it('compares no pair without a card, and pairs each card with the walls that its words name', () => {
    expect(wallFigures.savings).toHaveLength(benefits.length);
    for (const { brickThicknessIn, blockThicknessMm, loadPercent } of wallFigures.savings) {
      const card = benefits.find(({ reduceLoad }) => reduceLoad === loadPercent);
      expect(card?.subtitle.en).toContain(`${brickThicknessIn}-inch`);
      expect(card?.title.en).toMatch(new RegExp(`^${blockThicknessMm}\\s`));
    }
  });
});
