import { DRAWING_SHEET, frameOf } from '@/components/site/estimator/drawing-frame';
import { placeOpenings } from '@/components/site/estimator/openings';
import { piecesDrawnAsOne } from '@/components/site/estimator/laid-pieces';
import { calculated, basisOfForm } from '@/__tests__/fixtures/calculator';
import { patterns, colouredPieces, layOver } from '@/lib/counting';
import type { FormName } from '@/__tests__/fixtures/forms';

const metres = (value: number) => value * 10_000;
const frameOfWall = (length: number, height: number) =>
  frameOf([
    [0, 0],
    [metres(length), 0],
    [metres(length), metres(height)],
    [0, metres(height)],
  ]);

describe('frameOf', () => {
  it.each([
    [3.6, 3],
    [100, 3],
    [2, 30],
    [0.1, 0.1],
    [1_000, 1_000],
    [0.5, 1_000],
  ])('draws %d m × %d m to scale, within its sheet', (length, height) => {
    const { x, y, ...frame } = frameOfWall(length, height);
    expect(frame.width).toBeCloseTo(metres(length) * frame.scale, 1);
    expect(frame.height).toBeCloseTo(metres(height) * frame.scale, 1);
    expect([frame.along, frame.up]).toEqual([metres(length), metres(height)]);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(x + frame.width).toBeLessThanOrEqual(DRAWING_SHEET.width);
    expect(y + frame.height).toBeLessThan(DRAWING_SHEET.height);
  });
});

describe('placeOpenings', () => {
  const place = (openings: number, width: number, height: number) => {
    const frame = frameOfWall(6, 3);
    const equal = { count: openings, width: metres(width), height: metres(height) };
    const wall = { length: metres(6), height: metres(3), openings: [equal] };
    return { frame, placed: placeOpenings(wall, frame) };
  };

  it.each([
    [1, 1.2, 1.2],
    [4, 1.2, 1.2],
    [10, 1.2, 1.2],
    [7, 2, 1],
    [2, 1, 2.1],
  ])('places %d openings of %d m × %d m inside the wall and apart', (count, width, height) => {
    const { frame, placed } = place(count, width, height);

    expect(placed).toHaveLength(count);
    for (const [index, opening] of placed.entries()) {
      expect(opening.x).toBeGreaterThanOrEqual(frame.x - 0.02);
      expect(opening.x + opening.width).toBeLessThanOrEqual(frame.x + frame.width + 0.02);
      expect(opening.y).toBeGreaterThanOrEqual(frame.y - 0.02);
      expect(opening.y + opening.height).toBeLessThanOrEqual(frame.y + frame.height + 0.02);
      for (const other of placed.slice(index + 1)) {
        const isBeside =
          other.x >= opening.x + opening.width - 0.02 || opening.x >= other.x + other.width - 0.02;
        const isAbove = other.y >= opening.y + opening.height - 0.02;
        expect(isBeside || isAbove).toBe(true);
      }
    }
  });

  it('is a door on the ground and hangs a window in the wall', () => {
    const bottomOf = ({ placed: [opening] }: ReturnType<typeof place>) =>
      opening && opening.y + opening.height;
    const door = place(1, 0.9, 2.1);
    const ground = door.frame.y + door.frame.height;

    expect(bottomOf(door)).toBeCloseTo(ground, 1);
    expect(bottomOf(place(1, 1.2, 1.2))).toBeLessThan(ground - 50);
  });
});

/** A paver laid in a pattern. */
function laid(name: FormName, pattern?: string) {
  const { laying } = calculated(basisOfForm(name), { ...(pattern && { pattern }) }).drawn;
  if (laying === undefined) throw new Error(`${name} is no paver.`);
  return laying;
}

describe('pieces over a ground', () => {
  it('are drawn one by one where they can be seen, and several as one where they cannot', () => {
    // Units of the sheet for each mm: a ground of 5 m, and one of 500 m, on 880 units.
    expect(piecesDrawnAsOne(laid('paver', 'basket'), 880 / 5_000)).toBe(1);
    expect(piecesDrawnAsOne(laid('paver', 'herringbone-45'), 880 / 500_000)).toBe(57);
  });

  it.each([
    ...patterns.map((pattern) => ['paver', pattern] as const),
    ['uniPaver', undefined],
    ['iPaver', undefined],
    ['studs', undefined],
  ] as const)(
    'of %s in %s have their second colour in its share, the same wherever they come again',
    (name, pattern) => {
      const tessellation = laid(name, pattern);
      const repeats = 4;
      const isColoured = colouredPieces(tessellation, repeats, 0.25);
      const [width, height] = [
        tessellation.across * repeats,
        tessellation.up * tessellation.period * repeats,
      ];
      const places = layOver(tessellation, 2 * width, 2 * height);
      const distinct = places.filter(
        ({ place: [, row, column] }) =>
          row >= 0 && row < tessellation.period * repeats && column >= 0 && column < repeats,
      );
      expect(distinct.filter(isColoured)).toHaveLength(distinct.length / 4);
      for (const {
        outline,
        place: [piece, row, column],
      } of places) {
        const again = {
          outline,
          place: [piece, row + tessellation.period * repeats, column - repeats] as const,
        };
        expect(isColoured(again)).toBe(isColoured({ outline, place: [piece, row, column] }));
      }
    },
  );
});
