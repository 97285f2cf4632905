import { exampleOf, type Measured, orderOf, wallBasisOf, wholeWall } from '@/lib/counting';
import type { Form } from '@/lib/geometry';

const product = (id: string, form: object): Measured => ({ id, size: '', form: form as Form });
const piece = (length: number, width: number, height: number) => ({
  ...{ shape: 'extrusion', outline: 'rectangle', laying: 'wall', length, width, height },
});
const block = product('block', piece(390, 100, 190));
const half = product('half', piece(190, 100, 190));
const brick = product('brick', piece(240, 115, 70));
const paver = product('paver', { ...piece(200, 100, 60), laying: 'paving' });
const kerb = product('kerb', { shape: 'profile', section: 'kerb', length: 900, width: 150, height: 300 });
const plank = product('plank', { shape: 'profile', section: 'plank', length: 1200, width: 300, height: 60 });
const all = [block, half, brick, paver, kerb, plank];

it.each([
  // 100 sft ÷ (16 × 8 in) = 112.5.
  ['a wall of blocks', block, { kind: 'wall', pieces: 113, hundredSquareFeet: 113 }],
  // 100 sft ÷ (10 × 3 in) = 480.
  ['a wall of bricks', brick, { kind: 'brickWall', pieces: 480, hundredSquareFeet: 480, thicknessIn: 5 }],
  // 9.290304 m² ÷ 0.02 m² = 464.5.
  ['a ground', paver, { kind: 'ground', pieces: 465, hundredSquareFeet: 465 }],
  // 30.48 m ÷ 0.9 m = 33.9, ÷ 1.2 m = 25.4.
  ['a line', kerb, { kind: 'line', pieces: 34 }],
  ['a row of planks', plank, { kind: 'row', pieces: 26 }],
] as const)('the example of %s takes whole pieces', (_, one, example) => {
  expect(exampleOf(one, all)).toEqual(example);
});

it('a half block has no example, because it only closes a wall', () => {
  expect(exampleOf(half, all)).toBeUndefined();
});

describe('a whole wall', () => {
  const basis = wallBasisOf(block, all);
  if (basis === undefined) throw new Error('The block makes a wall.');

  it('is ordered with 5 % for breakage, weighed with it, and taken by the smallest truck that carries it', () => {
    // 119 × 9.9 kg = 1,178 kg.
    expect(wholeWall([10, 10], basis, { mass: 9.9 })).toEqual({
      ...{ pieces: 113, spare: 6, order: 119 },
      kilograms: expect.closeTo(1178.1, 6),
      truck: { tonnes: 3, loads: 1 },
    });
  });

  it('takes several loads of the largest truck, if it is heavier than one', () => {
    // 1,200 sft ÷ 112.5 per 100 sft = 1,350; 1,418 × 15 kg = 21.3 t; a truck of 10 t takes 666.
    expect(wholeWall([120, 10], basis, { mass: 15 })).toMatchObject({
      order: orderOf(1350, 5).order,
      truck: { tonnes: 10, loads: 3 },
    });
  });

  it('has neither weight nor bricks where nothing is known of them', () => {
    expect(wholeWall([10, 10], basis, {})).toEqual({ pieces: 113, spare: 6, order: 119 });
    const replaced = { bricks: 500, blocks: 113, inches: 5 };
    expect(wholeWall([10, 10], { ...basis, replaced }, {})).toMatchObject({ bricks: 500 });
  });
});
