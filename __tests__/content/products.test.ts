import { colourChoices } from '@/content/entities/products/colour-choices';
import { neutralColours } from '@/content/registry/neutral-colours';
import { featuredTwice } from '@/content/registry/featured';
import { productLabel, productTitle } from '@/content/strings/product-name';
import { featuredProducts, type Product } from '@/content/entities/products';
import { MAX_CAPTION, recordSchema as productSchema } from '@/content/entities/products/schema';
import { locales } from '@/content/strings/locales';
import type { Form } from '@/lib/geometry';
import { productIn } from '@/content/strings/product-in';
import { forms } from '@/__tests__/fixtures/forms';
import { pair } from '@/__tests__/fixtures/pair';
import { registry } from '@/content/registry';
import { namedAmong } from '@/content/registry/category-names';
import { recordSchema as gallerySchema } from '@/content/entities/galleries/schema';

const sample = (id: string, category: Product['category']): Product => ({
  id,
  name: pair(id),
  category,
  size: '1 mm',
  inch: '1″',
  image: { src: '/images/a.jpg', alt: pair('A'), width: 1, height: 1 },
});

describe('productLabel', () => {
  it.each([
    { name: 'Uni Paver', label: 'Uni Paver' },
    { name: '', label: 'Pavment Tiles, 300 × 300 × 25 mm' },
  ])('of the name "$name" is $label', ({ name, label }) => {
    const tile = { name: pair(name), category: 'tiles', size: '300 × 300 × 25 mm' };
    const categories = [{ id: 'tiles', name: pair('Pavment Tiles') }];
    const named = namedAmong({ categories }, 'products', tile);
    expect([named, { ...tile, name, category: 'Pavment Tiles' }].map(productLabel)).toEqual([label, label]);
    expect(registry.products.titleOf(named)).toBe(label);
  });
});

describe('featuredProducts', () => {
  it('takes the first of each category in data order, then the last two in reverse', () => {
    const list = [
      sample('a1', 'edging-block'),
      sample('a2', 'edging-block'),
      sample('b1', 'hollow-block'),
      sample('a3', 'edging-block'),
      sample('b2', 'hollow-block'),
    ];

    expect(featuredProducts(list).map(({ id }) => id)).toEqual(['a1', 'b1', 'b2', 'a3']);
  });

  it('features no product twice, and reports the one that has two places', () => {
    const one = sample('a', 'edging-block');

    expect(featuredProducts([one]).map(({ id }) => id)).toEqual(['a']);
    expect(featuredTwice([one], ({ category }) => category)).toBe(one);
    expect(featuredTwice([], ({ category }: Product) => category)).toBeUndefined();
  });
});

describe('productTitle', () => {
  const picture = {
    src: '/images/products/grey.webp',
    alt: pair('A brick.'),
    width: 1200,
    height: 1200,
  };
  const isCaption = (caption: string) =>
    gallerySchema().safeParse({
      id: 'x',
      name: pair('Blocks'),
      images: [{ image: picture, caption: pair(caption) }],
    }).success;

  it('fits under a picture with a name and a size of the greatest length', () => {
    const product = productSchema().parse({
      ...sample('a', 'edging-block'),
      name: pair('x'.repeat(120)),
      size: 'y'.repeat(60),
    });
    expect(isCaption(productTitle(product))).toBe(true);
    expect(productTitle(product)).toHaveLength(MAX_CAPTION);
  });

  it.each([
    ['en', 'Footpath tiles, chevron, 300 mm', 'Footpath tiles, bars, 300 mm'],
    ['bn', 'ফুটপাতের টাইল, শেভরন নকশা, 300 mm', 'ফুটপাতের টাইল, উঁচু রেখা, 300 mm'],
  ] as const)('tells nameless tiles of one size apart by their relief in %s', (language, chevron, bars) => {
    const titles = (['chevron', 'bars'] as const).map((relief) => {
      const form = { ...forms.studs, relief } as Form;
      const tile = { ...sample('a', 'pavement-tiles'), name: pair(''), size: '300 mm', form };
      return productTitle(productIn(tile, locales[language]));
    });
    expect(titles).toEqual([chevron, bars]);
  });

  it('is name and size', () => {
    expect(productTitle({ name: 'Uni Paver', size: '225 × 112 × 60 mm' })).toBe(
      'Uni Paver, 225 × 112 × 60 mm',
    );
  });
});

it('draws a colour without a fill of its own in ours of its name, else in one by its place', () => {
  const colours = ['Red', 'Dark grey', 'Lilac'].map((name) => ({ name: pair(name) }));
  const { paver } = neutralColours;
  expect(
    colourChoices({ ...sample('paver', 'paving-block'), colours }, 'en').map(({ fill }) => fill),
  ).toEqual([paver.red, paver.grey, paver.charcoal]);
});
