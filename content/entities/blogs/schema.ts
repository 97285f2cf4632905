import { memoize } from '../../../lib/text';
import { field, image, isoDate, line, prose, slug, record, z, isBuildable } from '../../../lib/records';
import { minPictureSize } from '../../../lib/pictures';
import { productIds } from '../products/named';
import { blogCategories } from './meta';

export const recordSchema = memoize(() =>
  record({
    _id: slug,
    title: field(['Title', 'শিরোনাম'], line(5, 140)),
    category: field(['Category', 'ধরন'], z.enum(blogCategories)),
    image: field(['Picture', 'ছবি'], image, { picture: { maxWidth: 1600, ...minPictureSize.head } }),
    /** First day on which the website shows the post. */
    createdAt: field(['Published date', 'প্রকাশের দিন'], isoDate, {
      help: [
        'The newest post comes first. A post with a future day goes online when the website is updated that day.',
        'নতুন লেখা আগে থাকে। দিনটি সামনে হলে সেদিন ওয়েবসাইট হালনাগাদের সময় লেখাটি প্রকাশ হবে।',
      ],
    }),
    products: field(['Products', 'পণ্য'], z.optional(productIds), {
      records: 'products',
      help: [
        'Our products that the post is about. It links to them, and their pages link here.',
        'লেখাটি আমাদের যেসব পণ্য নিয়ে। লেখা থেকে পণ্যে, পণ্যের পাতা থেকে এখানে লিংক থাকে।',
      ],
    }),
    /** Headings start at the second level, below the title. */
    desc: field(['Text', 'লেখা'], prose(50, 20_000, isBuildable), { kind: 'markdown' }),
  }),
);
