import { featuredTwice } from '@/content/entities/products/featured';
import { productCategoryNames } from '@/content/entities/products/categories';
import { productCaption, productLabel } from '@/content/entities/products/label';
import { featuredProducts, type Product, products, productsInCategory } from '@/content/entities/products';
import { LONGEST_CAPTION, productSchema } from '@/content/entities/products/schema';
import { gallerySchema } from '@/content/entities/galleries/schema';

const sample = (id: string, category: Product['category']): Product => ({
  id,
  name: id,
  category,
  size: '1 mm',
  inch: '1″',
  image: { src: '/images/a.jpg', alt: 'A', width: 1, height: 1 },
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

    expect(found).toEqual(products.filter((product) => product.category === category));
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

  it('copes with a short list, and says which product stands there twice', () => {
    const one = sample('a', 'Edging Block');

    expect(featuredProducts([one]).map(({ id }) => id)).toEqual(['a', 'a']);
    expect(featuredTwice([one], ({ category }) => category)).toBe(one);
    expect(featuredTwice([], ({ category }: Product) => category)).toBeUndefined();
  });
});

describe('productCaption', () => {
  const picture = { src: '/images/products/solid-brick.jpg', alt: 'A brick.', width: 1200, height: 1200 };
  const isCaption = (caption: string) =>
    gallerySchema.safeParse({ id: 'x', name: 'Blocks', images: [{ image: picture, caption }] }).success;

  it.each([
    ['a name and a size of the greatest length', 'x'.repeat(120), 'y'.repeat(60), LONGEST_CAPTION],
    ['a nameless tile with a size of one character', '', '9', 1],
    ['a nameless tile', '', '300×300×15–25 mm', 16],
  ])('fits under a picture: %s', (_, name, size, length) => {
    const product = productSchema.parse({ ...sample('a', 'Edging Block'), name, size });
    const caption = productCaption(product);

    expect(isCaption(caption)).toBe(true);
    if (size !== '9') expect(caption).toHaveLength(length);
  });

  it('is name and size', () => {
    expect(productCaption({ name: 'Uni Paver', size: '225 × 112 × 60 mm' })).toBe(
      'Uni Paver, 225 × 112 × 60 mm',
    );
  });
});
