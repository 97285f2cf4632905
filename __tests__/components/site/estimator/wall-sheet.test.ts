import { toTenthMm, type Wall } from '@/components/site/estimator/wall-arithmetic';
import { layOutWall, SHEET } from '@/components/site/estimator/wall-sheet';
import { wallFigures } from '@/content/wall-figures';

const metres = (value: number) => toTenthMm(value, 'm');

const wallOf = (
  lengthM: number,
  heightM: number,
  openings = 0,
  widthM = 1.2,
  openingHeightM = 1.2,
): Wall => ({
  lengthTenthMm: metres(lengthM),
  heightTenthMm: metres(heightM),
  openingCount: openings,
  openingWidthTenthMm: metres(widthM),
  openingHeightTenthMm: metres(openingHeightM),
  brickThicknessIn: 5,
  blockThicknessMm: 100,
  wasteBasisPoints: 500,
});
const layOut = (...wall: Parameters<typeof wallOf>) => layOutWall(wallOf(...wall), wallFigures);

describe('layOutWall', () => {
  it.each([
    [3.6, 3],
    [100, 3],
    [2, 30],
    [0.01, 0.01],
    [1_000, 1_000],
    [1_000, 0.5],
    [0.5, 1_000],
  ])('draws a wall of %d m × %d m to scale, within its sheet', (length, height) => {
    const { outline } = layOut(length, height);

    expect(outline.width / outline.height / (length / height)).toBeCloseTo(1, 6);
    expect(outline.x).toBeGreaterThanOrEqual(0);
    expect(outline.y).toBeGreaterThanOrEqual(0);
    expect(outline.x + outline.width).toBeLessThanOrEqual(SHEET.width);
    expect(outline.y + outline.height).toBeLessThan(SHEET.height);
  });

  it('draws every course of a wall of usual size, every other shifted by half a block', () => {
    const inches = (value: number) => toTenthMm(value, 'in') / 10_000;
    const { joints, blocksPerModule } = layOut(inches(48), inches(24));

    expect(blocksPerModule).toBe(1);
    expect(joints.match(/H/g)).toHaveLength(2);
    expect(joints.match(/V/g)).toHaveLength(2 + 3 + 2);
  });

  it.each([
    [40, 6],
    [300, 60],
    [1_000, 1_000],
    [1_000, 20],
  ])('puts several blocks in a module where courses of %d m × %d m would be too fine', (length, height) => {
    const { joints, blocksPerModule } = layOut(length, height);

    expect(blocksPerModule).toBeGreaterThan(1);
    expect(joints).not.toBe('');
    expect(joints.length).toBeLessThan(40_000);
  });

  it('draws the outline alone where not even one module is as low as the wall', () => {
    expect(layOut(1_000, 1).joints).toBe('');
  });

  it.each([
    [1, 1.2, 1.2],
    [4, 1.2, 1.2],
    [10, 1.2, 1.2],
    [7, 2, 1],
    [2, 1, 2.1],
  ])('places %d openings of %d m × %d m inside the wall and apart', (count, width, height) => {
    const { outline, openings } = layOut(6, 3, count, width, height);

    expect(openings).toHaveLength(count);
    for (const [index, opening] of openings.entries()) {
      expect(opening.x).toBeGreaterThanOrEqual(outline.x - 0.01);
      expect(opening.x + opening.width).toBeLessThanOrEqual(outline.x + outline.width + 0.01);
      expect(opening.y).toBeGreaterThanOrEqual(outline.y - 0.01);
      expect(opening.y + opening.height).toBeLessThanOrEqual(outline.y + outline.height + 0.01);
      for (const other of openings.slice(index + 1)) {
        const isBeside =
          other.x >= opening.x + opening.width - 0.02 || opening.x >= other.x + other.width - 0.02;
        const isAbove = other.y >= opening.y + opening.height - 0.02;
        expect(isBeside || isAbove).toBe(true);
      }
    }
  });

  it('stands a door on the ground and hangs a window in the wall', () => {
    const bottomOf = (sheet: ReturnType<typeof layOut>) => {
      const [opening] = sheet.openings;
      return opening ? opening.y + opening.height : undefined;
    };
    const door = layOut(4, 3, 1, 0.9, 2.1);
    const ground = door.outline.y + door.outline.height;

    expect(bottomOf(door)).toBeCloseTo(ground, 1);
    expect(bottomOf(layOut(4, 3, 1, 1.2, 1.2))).toBeLessThan(ground - 50);
  });
});
