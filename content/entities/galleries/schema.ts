import { memoize } from '../../../lib/text';
import { field, image, line, slug, record, z } from '../../../lib/records';
import { minPictureSize } from '../../../lib/pictures';
import { MAX_CAPTION } from '../products/schema';

export const recordSchema = memoize(() => {
  const picture = z.strictObject({
    image,
    caption: z.optional(line(1, MAX_CAPTION)),
    product: field(['Product', 'পণ্য'], z.optional(slug), {
      records: 'products',
      help: [
        'In the large view the caption links to this product’s page.',
        'বড় করে দেখলে ক্যাপশন থেকে এই পণ্যের পাতায় যাওয়া যায়।',
      ],
    }),
  });

  const productRange = z.strictObject({
    category: field(['Category', 'ধরন'], slug, { records: 'categories' }),
  });

  return record({
    id: slug,
    name: field(['Name', 'নাম'], line(3, 60)),
    images: field(['Pictures', 'ছবি'], z.array(picture).check(z.minLength(1)), {
      picture: { maxWidth: 1600, ...minPictureSize.column },
      help: ['The first one is the picture of the gallery.', 'প্রথমটিই গ্যালারির ছবি।'],
    }),
    products: field(['Products', 'পণ্য'], z._default(z.array(productRange), []), {
      singular: ['category', 'ধরন'],
      help: [
        'Pictures of all products in these categories are added automatically.',
        'এসব ধরনের সব পণ্যের ছবি নিজে থেকেই যোগ হয়।',
      ],
    }),
  });
});
