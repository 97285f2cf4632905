import { benefits } from '@/content/entities/benefits';
import { keyProduct } from '@/content/entities/key-product';
import { products } from '@/content/entities/products';
import { compared } from '@/content/wall-figures';
import { comparedWalls } from '@/lib/counting';
import { wallFigures } from '@/__tests__/fixtures/calculator';

it('states the figures of the specification', () => {
  expect(compared?.figures).toEqual(wallFigures);
});

it.each([
  ['not made', products.filter(({ form }) => form?.width !== 140)],
  [
    'of another face',
    products.map((one) => (one.form?.width === 140 ? { ...one, form: { ...one.form, length: 290 } } : one)),
  ],
])('offers no block that is %s, and no brick wall that is compared with that block alone', (_, range) => {
  expect(comparedWalls(keyProduct, benefits, range)?.figures).toMatchObject({
    brickWalls: [{ thicknessIn: 5 }],
    blockThicknessesMm: [90, 100],
    savings: wallFigures.savings.slice(0, 2),
  });
});

it('compares the own block by its ratio without a card, and nothing without both', () => {
  const { block, replaced } = keyProduct;
  const { figures } = comparedWalls({ block, replaced }, [], products) ?? {};
  expect(figures).toMatchObject({ blockThicknessesMm: [100], brickWalls: [{ thicknessIn: 5 }], savings: [] });
  expect(comparedWalls({ block }, [], products)).toBeUndefined();
});

it.each([undefined, 'sold-out', 'kerb-stone-k9'])('compares nothing with %s as the own block', (block) => {
  expect(comparedWalls({ ...keyProduct, block }, benefits, products)).toBeUndefined();
});
