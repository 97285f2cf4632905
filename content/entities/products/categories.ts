/** The five categories in data order, each with the slug of its address; spelt as in docs/requirements.md. */
export const productCategories = [
  { slug: 'hollow-block', name: 'Hollow Block & Concrete Bricks' },
  { slug: 'paving-block', name: 'Paving Block (uni, Rectangular & I block)' },
  { slug: 'edging-block', name: 'Edging Block' },
  { slug: 'pavement-tiles', name: 'Pavment Tiles' },
  { slug: 'other-products', name: 'Other Products' },
] as const;

export type ProductCategory = (typeof productCategories)[number]['name'];

/** Names of the categories, for schemas and selects. */
export const productCategoryNames = productCategories.map(({ name }) => name) as [
  ProductCategory,
  ...ProductCategory[],
];
