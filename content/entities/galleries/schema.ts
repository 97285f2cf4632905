import { memoize } from '../../../lib/text';
import { field, image, line, slug, record, z } from '../../../lib/records';
import { minPictureSize } from '../../../lib/pictures';
import { MAX_CAPTION } from '../products/schema';

export const recordSchema = memoize(() => {
  const picture = z.strictObject({
    image,
    caption: z.optional(line(1, MAX_CAPTION)),
    product: field('Product', z.optional(slug), {
      records: 'products',
      help: 'In the large view the caption links to this product’s page.',
    }),
  });

  const productRange = z.strictObject({
    category: field('Category', slug, { records: 'categories' }),
  });

  return record({
    id: slug,
    name: field('Name', line(3, 60)),
    images: field('Pictures', z.array(picture).check(z.minLength(1)), {
      picture: { maxWidth: 1600, ...minPictureSize.column },
      help: 'The first one is the picture of the gallery.',
    }),
    products: field('Products', z._default(z.array(productRange), []), {
      singular: 'category',
      help: 'The pictures of all products of these categories follow automatically.',
    }),
  });
});
