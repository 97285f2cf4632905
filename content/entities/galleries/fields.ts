import type { FieldSpec } from '../../lib/field-spec';
import { leastPicture } from '../../lib/picture-limits';

export { gallerySchema as schema } from './schema';

export const fields: readonly FieldSpec[] = [
  { name: 'name', label: 'Name', kind: 'text', isRequired: true },
  {
    name: 'images',
    label: 'Pictures',
    kind: 'pictures',
    isRequired: true,
    picture: { maxWidth: 1600, ...leastPicture.column },
    help: 'The first one stands for the gallery.',
    fields: [
      {
        name: 'product',
        label: 'Product',
        kind: 'text',
        help: 'The last part of its page’s address, such as hollow-block-190. Large, the caption of the picture leads to its page.',
      },
    ],
  },
  {
    name: 'products',
    label: 'Products',
    kind: 'rows',
    one: 'category',
    fields: [{ name: 'category', label: 'Category', kind: 'choice', isRequired: true }],
    help: 'The pictures of all products of these categories follow by themselves.',
  },
];
