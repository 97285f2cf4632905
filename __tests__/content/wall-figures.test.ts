import { benefits } from '@/content/entities/benefits';
import { keyProduct } from '@/content/entities/key-product';
import { products } from '@/content/entities/products';
import { compared } from '@/content/registry/wall-figures';
import { comparedWalls } from '@/lib/counting';

const savings = [
  { brickThicknessIn: 5, blockThicknessMm: 100, loadPercent: 41.5, costPercent: 18 },
  { brickThicknessIn: 10, blockThicknessMm: 150, loadPercent: 55, costPercent: 31.25 },
];

it('compares the walls of the cost cards with the own block, and with those blocks of its face that have a card', () => {
  expect(compared?.figures).toEqual({
    face: { length: 490, height: 190, isBrick: false },
    blockThicknessMm: 100,
    brickWalls: [{ thicknessIn: 5, replaced: { bricks: 500, blocks: 90 } }, { thicknessIn: 10 }],
    // The block of 200 mm has no card.
    blockThicknessesMm: [100, 150],
    savings,
  });
});

it.each([
  ['not made', products.filter(({ form }) => form?.width !== 150)],
  [
    'of another face',
    products.map((one) => (one.form?.width === 150 ? { ...one, form: { ...one.form, length: 290 } } : one)),
  ],
])('offers no block that is %s, and no brick wall that is compared with that block alone', (_, range) => {
  expect(comparedWalls(keyProduct, benefits, range)?.figures).toMatchObject({
    brickWalls: [{ thicknessIn: 5 }],
    blockThicknessesMm: [100],
    savings: savings.slice(0, 1),
  });
});

it('compares the own block by its ratio without a card, and nothing without both', () => {
  const { block, replaced } = keyProduct;
  const { figures } = comparedWalls({ block, replaced }, [], products) ?? {};
  expect(figures).toMatchObject({ blockThicknessesMm: [100], brickWalls: [{ thicknessIn: 5 }], savings: [] });
  expect(comparedWalls({ block }, [], products)).toBeUndefined();
});

const [kerb] = products.filter(({ form }) => form?.shape === 'profile' && form.section === 'kerb');

if (kerb === undefined) throw new Error('The tests need a kerb.');

it.each([undefined, 'sold-out', kerb.id])('compares nothing with %s as the own block', (block) => {
  expect(comparedWalls({ ...keyProduct, block }, benefits, products)).toBeUndefined();
});
