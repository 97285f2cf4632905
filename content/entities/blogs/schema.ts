import { memoize } from '../../../lib/text';
import { field, image, isoDate, line, prose, slug, record, z, isBuildable } from '../../../lib/records';
import { minPictureSize } from '../../../lib/pictures';
import { productIds } from '../products/named';
import { blogCategories } from './meta';

export const recordSchema = memoize(() =>
  record({
    _id: slug,
    title: field('Title', line(5, 140)),
    category: field('Category', z.enum(blogCategories)),
    image: field('Picture', image, { picture: { maxWidth: 1600, ...minPictureSize.head } }),
    /** First day on which the website shows the post. */
    createdAt: field('Published date', isoDate, {
      help: 'Newest first. One in the future: online when the website is renewed on that day.',
    }),
    products: field('Products', z.optional(productIds), {
      records: 'products',
      help: 'Our products that the post is about. It links to them, and their pages link here.',
    }),
    /** Headings start at the second level, below the title. */
    desc: field('Text', prose(50, 20_000, isBuildable), { kind: 'markdown' }),
  }),
);
