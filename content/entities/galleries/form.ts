import { image, line, slug } from '../../lib/fields';
import { translated } from '../../lib/translated';
import { z } from '../../lib/zod';
import { productCategoryNames } from '../products/categories';
import { LONGEST_CAPTION } from '../products/schema';
import type { FieldSpec } from '../../lib/field-spec';
import { leastPicture } from '../../lib/picture-limits';

export const gallerySchema = translated({
  id: slug,
  name: line(3, 60),
  /** The first one is the gallery's thumbnail. */
  images: z
    .array(
      z.strictObject({
        image,
        caption: z.optional(line(1, LONGEST_CAPTION)),
        /** Id of the product that it shows; in the lightbox its caption leads there. */
        product: z.optional(slug),
      }),
    )
    .check(z.minLength(1)),
  /** Categories whose products' own pictures follow, so that a product added by staff joins the gallery by itself. */
  products: z._default(z.array(z.strictObject({ category: z.enum(productCategoryNames) })), []),
});

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

export { gallerySchema as schema };
