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
  ranges: 'Whole ranges',
  wholeRange: 'All {count} in {name}',
  rangeDescription:
    'All {count} products in {name}, each with its picture and its size in millimetres and inches.',
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

/** Texts of the filter, which is rendered in the browser. */
export type FilterTexts = (typeof products)['filter'];
