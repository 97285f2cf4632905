import type { ProductCategory } from '../../entities/products/categories';
import type { Tile } from '../../entities/products/form/schema';

/** The list of products. */
export const products = {
  title: 'Products',
  byCategory: 'Products by category',
  categories: {
    'Hollow Block & Concrete Bricks': 'Hollow Block & Concrete Bricks',
    'Paving Block (uni, Rectangular & I block)': 'Paving Block (uni, Rectangular & I block)',
    'Edging Block': 'Edging Block',
    'Pavment Tiles': 'Pavment Tiles',
    'Other Products': 'Other Products',
  } satisfies Record<ProductCategory, string>,
  /** Tiles. */
  reliefs: {
    checker: 'checkered',
    chevron: 'chevrons',
    bars: 'bars',
    studs: 'studs',
  } satisfies Record<Tile['relief'], string>,
  millimetres: 'Size in millimetres',
  inches: 'Size in inches',
  all: 'All',
  ranges: {
    label: 'Products by thickness and use',
    all: 'All products',
    description: '{title}: {count} of our range, with picture and size in millimetres and inches.',
    /** What is shared, one value of it, and the title of its page. */
    category: ['Whole ranges', '{value}', '{value}'],
    wall: ['Thickness of wall', '{value}\u00a0mm', 'Walls {value}\u00a0mm thick'],
    paving: ['Thickness of paving', '{value}\u00a0mm', 'Paving {value}\u00a0mm thick'],
    use: ['Use', '{value}', 'Products for {value}'],
    strength: [
      'Mean compressive strength',
      'from {value}\u00a0MPa',
      'Compressive strength from {value}\u00a0MPa',
    ],
    class: ['Strength class', '{value}', 'Strength class {value}'],
  },
  compare: {
    link: 'Compare products side by side',
    with: 'Compare products side by side',
    choose: 'Choose two to four products to set them side by side, or read a whole category below.',
    noScripts: 'To choose, switch JavaScript on.',
    product: 'Product {number}',
    none: 'Choose a product',
    chosen: 'The chosen products side by side',
    count: '{count} products side by side. Rows that differ are marked.',
    differs: 'differs',
    unknown: 'A product that this address names is not in our range and is left out.',
    every: 'Every category',
    files: 'Files',
    note: 'Counts and volumes follow from the nominal sizes, masses also from the density. Each product’s page gives the formulas and the sources.',
  },
  filter: {
    label: 'Product categories',
    things: { one: ' product', other: ' products' },
    count: { one: '1 product', other: '{count} products' },
    countIn: '{count} in {category}',
    shown: '{shown} of {count} shown',
    added: '{added} more, {shown} of {count} shown',
    seeMore: 'See More',
  },
};

/** Texts of the comparison, a part of which is rendered in the browser. */
export type CompareTexts = (typeof products)['compare'];

/** Texts of the filter, which is rendered in the browser. */
export type FilterTexts = (typeof products)['filter'];
