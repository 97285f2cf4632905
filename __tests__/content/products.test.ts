import { productCategoryNames } from '@/content/product-categories';
import {
  featuredProducts,
  type Product,
  productLabel,
  products,
  productsInCategory,
} from '@/content/products';

const MM_PER_INCH = 25.4;
const numbersIn = (text: string) => (text.match(/\d+(\.\d+)?/g) ?? []).map(Number);

const sample = (id: string, category: Product['category']): Product => ({
  id,
  name: id,
  category,
  size: '1 mm',
  inch: '1″',
  image: { src: '/images/a.jpg', alt: 'A', width: 1, height: 1 },
});

describe('products', () => {
  it.each([
    'Hollow Block',
    'Three Hole Brick',
    'Solid Brick',
    'Uni Paver',
    'Rectangular paver',
    'I Block',
    'Kerb Stone K9',
    'Kerb Stone K7',
    'Kerb Stone K6',
    'Erosion Control Block',
    'K4 Plunk',
  ])('has a product called exactly %s', (name) => {
    expect(products.map((product) => product.name)).toContain(name);
  });

  it('stand grouped in the order of the categories', () => {
    const categories = products.map(({ category }) => category);

    expect([...new Set(categories)]).toEqual(productCategoryNames);
    expect(categories).toEqual(
      productCategoryNames.flatMap((name) => categories.filter((one) => one === name)),
    );
  });

  it('carry a tile in the range of thicknesses', () => {
    const tile = products.find(({ size }) => size === '300×300×15–25 mm');

    expect(tile).toMatchObject({ name: '', category: 'Pavment Tiles', inch: '11.8″×11.8″×0.6–1″' });
  });

  it.each(products)('$id has the same size in mm and in inches', ({ size, inch }) => {
    const rounded = numbersIn(size).map((mm) => Number((mm / MM_PER_INCH).toFixed(1)));

    expect(numbersIn(inch)).toEqual(rounded);
    expect(size).toMatch(/^\d+( ?× ?\d+){2}(–\d+)?[ \u00a0]mm$/);
    expect(inch).toMatch(/^[\d.]+″( ?× ?[\d.–]+″){2}$/);
  });

  it('can all be told apart by label and size', () => {
    const spoken = products.map((product) => `${productLabel(product)}, ${product.size}`);

    expect(new Set(spoken).size).toBe(products.length);
  });
});

describe('productLabel', () => {
  it.each([
    { name: 'Uni Paver', label: 'Uni Paver' },
    { name: '', label: 'Pavment Tiles, 300 × 300 × 25 mm' },
  ])('of the name "$name" is $label', ({ name, label }) => {
    expect(productLabel({ name, category: 'Pavment Tiles', size: '300 × 300 × 25 mm' })).toBe(label);
  });
});

describe('productsInCategory', () => {
  it.each(productCategoryNames)('returns products of %s and of no other', (category) => {
    const found = productsInCategory(category);

    expect(found.length).toBeGreaterThanOrEqual(4);
    expect(found.every((product) => product.category === category)).toBe(true);
  });
});

describe('featuredProducts', () => {
  it('takes the first of each category in data order, then the last two in reverse', () => {
    const list = [
      sample('a1', 'Edging Block'),
      sample('a2', 'Edging Block'),
      sample('b1', 'Hollow Block & Concrete Bricks'),
      sample('a3', 'Edging Block'),
      sample('b2', 'Hollow Block & Concrete Bricks'),
    ];

    expect(featuredProducts(list).map(({ id }) => id)).toEqual(['a1', 'b1', 'b2', 'a3']);
  });

  it('gives seven different cards for the products of the site', () => {
    const ids = featuredProducts(products).map(({ id }) => id);

    expect(ids).toHaveLength(7);
    expect(new Set(ids).size).toBe(7);
  });
});
