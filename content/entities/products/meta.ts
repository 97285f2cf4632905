import { collectionMeta } from '../../lib/entity-meta';
import { productCategoryNames } from './categories';
import { productLabel, productTitle } from './label';

export const products = collectionMeta({
  singular: 'product',
  plural: 'products',
  titleField: 'name',
  titleOf: productLabel,
  fullTitleOf: productTitle,
  categories: productCategoryNames,
  columns: [
    { key: 'category', label: 'Category' },
    { key: 'size', label: 'Size', kind: 'data' },
    { key: 'inch', label: 'Inch', kind: 'data', isExtra: true },
  ],
  orderNote: 'The home page features the first product of each category and the last two.',
  list: { path: '/admin/AdminProducts', title: 'All Products' },
  add: { path: '/admin/AdminAddProducts', title: 'Add products' },
  shownOn: ['/products', '/products/*', '/', '/gallery'],
});
