import fc from '@/__tests__/fast-check';
import { basisOfProduct, type LengthUnit } from '@/lib/counting';
import { basisOfForm, calculated, countedOf } from '@/__tests__/fixtures/calculator';
import { forms } from '@/__tests__/fixtures/forms';

const block = basisOfForm('block');
const brick = basisOfForm('brick');
const paver = basisOfForm('paver');
const kerb = basisOfForm('kerb');
const plank = basisOfForm('plank');

const half = { id: 'half', size: '190 × 190 × 190 mm', form: { ...forms.block, length: 190 } };
const whole = { id: 'whole', size: '390 × 190 × 190 mm', form: forms.block };

const piecesOf = (...asked: Parameters<typeof countedOf>) => {
  const { pieces, spare, order } = countedOf(...asked);
  return [pieces, spare, order];
};

describe('counts by hand', () => {
  it('a wall of 4 × 3 m with one window of 1.5 × 1.2 m takes 128 blocks, and 5 % of them', () => {
    // 4 × 3 less 1.5 × 1.2 are 10.2 m², and 12.5 blocks a square metre 127.5.
    expect(piecesOf(block)).toEqual([128, 7, 135]);
  });

  it.each([
    ['5', 50],
    ['10', 100],
    ['15', 150],
  ])('a %s-inch wall takes %d bricks for each square metre', (thickness, pieces) => {
    const wall = { length: '10', height: '8', openings: '0', thickness };
    expect(countedOf(brick, wall).pieces / 80).toBe(pieces);
  });

  it('a yard of 10 × 4 m takes 2,000 pavers, and 3 % to spare', () => {
    expect(piecesOf(paver)).toEqual([2000, 60, 2060]);
    // 3,000 × 1.1 ÷ 100 is 33.00000000000001 in floating point.
    expect(piecesOf(paver, { width: '6', loss: '1.1' })).toEqual([3000, 33, 3033]);
  });

  it('an L of 10 × 4 m less 4 × 2 m takes 1,600 pavers, a triangle of 3, 4 and 5 m 300 and its cuts', () => {
    expect(countedOf(paver, { shape: 'l' }).pieces).toBe(1600);
    const triangle = countedOf(paver, { shape: 'free', corners: '0 0, 3 0, 3 4' });
    expect(triangle.extent).toBe(6e8);
    expect(triangle.pieces).toBeGreaterThan(300);
    expect(triangle.pieces).toBeLessThan(330);
  });

  it('kerb stones of 900 mm for 20 m less a gate of 4 m are 18, and a quarter circle of 3 m takes 6 more, cut in two', () => {
    // 16 ÷ 0.9 = 17.8; halves of 0.45 m are within the chord of √(8 × 3 × 0.01) = 0.489 m, and 4.712 ÷ 0.45 = 10.5.
    expect(countedOf(kerb, { radius: '3', gaps: '4' }).pieces).toBe(24);
  });

  it('kerb stones in three runs take one more for each run after the first', () => {
    expect(countedOf(kerb, { runs: '3' }).pieces).toBe(25);
  });

  it('planks for 24 m of wall 1.8 m high: 20 bays of 6, with 21 posts', () => {
    expect(piecesOf(plank)).toEqual([120, 3, 123]);
    expect(countedOf(plank)).toMatchObject({ boarding: { posts: 21, rows: 6 } });
  });
});

it.each([
  ['0', false],
  ['9.7', true],
  ['9.8', false],
])(
  'says that kerb stones of 900 mm are cut for a curve of %s m, where they leave it by more than 10 mm',
  (radius, isTight) => {
    // The longest chord of 9.7 m is √(8 × 9.7 × 0.01) = 0.880 m, 20 mm less than a kerb stone.
    const { notes } = calculated(kerb, { radius }).results;
    expect(
      notes.includes(
        'curves with a radius of 9.8\u00a0m or more. For this tighter curve they are cut to 450\u00a0mm',
      ),
    ).toBe(isTight);
  },
);

describe('half blocks', () => {
  const sold = basisOfProduct(whole, [half, whole]);

  it('are ordered by name where they are chosen', () => {
    // Seven courses of 15 have halves at both ends, and three of the window's six at both jambs: 20, in place of ten blocks.
    const counted = countedOf(sold, { halves: 'ordered' });
    expect(counted.pieces).toBe(118);
    expect(counted.halves).toMatchObject({ pieces: 20, spare: 1, order: 21 });
  });

  it('are counted as part of a wall on their own page, too', () => {
    expect(basisOfProduct(half, [half, whole])).toEqual(sold);
  });

  it('are cut from whole blocks where none are chosen or sold', () => {
    expect(countedOf(sold)).not.toHaveProperty('halves');
    expect(basisOfProduct(whole, [whole])).not.toHaveProperty('sold');
    expect(countedOf(block)).not.toHaveProperty('halves');
  });

  it.each([
    ['width', { ...forms.block, length: 190, width: 140 }],
    ['height', { ...forms.block, length: 190, height: 90 }],
  ])('are no half of a block of another %s', (_, form) => {
    expect(basisOfProduct(whole, [{ ...half, form }, whole])).not.toHaveProperty('sold');
  });
});

describe('what needs no cutting', () => {
  const lineOf = (
    basis: typeof block,
    texts: Parameters<typeof calculated>[1],
    label: string,
    unit?: LengthUnit,
  ) => calculated(basis, texts, unit).results.lines.find((line) => line.label === label);

  it('is named for a wall that needs cuts, in the unit of the form', () => {
    const wall = { length: '3.6576', height: '3.1' };
    const line = lineOf(block, wall, 'Without cutting');
    expect(line?.figure).toBe('3.6\u00a0m × 3.2\u00a0m');
    expect(line?.formula).toBe(
      'the nearest size that whole and half pieces of 400 × 200\u00a0mm fill exactly',
    );
    // Nine modules of 16 in are 12 ft; 15 of 8 in are 10 ft, 16 are 10 ft 8 in, and 3.1 m are 10 ft 2 in.
    const inFeet = lineOf(block, { height: '3.1', length: '3.7', joint: 'in' }, 'Without cutting', 'ft');
    expect(inFeet?.figure).toBe('12\u00a0ft × 10\u00a0ft');
  });

  it('names only what has to change', () => {
    const formulaOf = (length: string, height: string) =>
      lineOf(block, { length, height }, 'Without cutting')?.formula;
    expect(formulaOf('3.7', '3')).toBe(
      'the nearest length that whole and half pieces of 400\u00a0mm fill exactly',
    );
    expect(formulaOf('3.6', '3.1')).toBe('the nearest height that whole courses of 200\u00a0mm fill exactly');
  });

  it('is not named where whole and half blocks fill the wall', () => {
    expect(lineOf(block, { length: '4.2', height: '3' }, 'Without cutting')).toBeUndefined();
  });

  it('is laid of planks, and the page states the height of their rows', () => {
    expect(lineOf(plank, { height: '1.9' }, 'Height of the wall')?.figure).toBe('1.8\u00a0m');
    expect(lineOf(plank, { height: '2' }, 'Height of the wall')?.figure).toBe('2.1\u00a0m');
  });
});

describe('properties', () => {
  const metres = fc.integer({ min: 1, max: 999 }).map((mm) => mm / 10);

  it('a wall and a line take no fewer pieces when they are longer', () => {
    fc.assert(
      fc.property(metres, metres, fc.constantFrom(block, kerb, plank), (one, more, basis) => {
        const [short, long] = [one, one + more].map(
          (length) => countedOf(basis, { length: `${length}`, openings: '0' }).order,
        );
        expect(long).toBeGreaterThanOrEqual(short ?? 0);
      }),
    );
  });
});
