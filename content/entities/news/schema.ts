import { memoize } from '../../../lib/text';
import {
  field,
  lastDay,
  image,
  isoDate,
  line,
  prose,
  slug,
  webAddress,
  record,
  z,
  isBuildable,
} from '../../../lib/records';
import { minPictureSize } from '../../../lib/pictures';
import { productIds } from '../products/named';

export const recordSchema = memoize(() =>
  record({
    _id: slug,
    title: field(['Title', 'শিরোনাম'], line(5, 140)),
    category: field(['Category', 'ধরন'], z.enum(['news', 'events']), {
      labels: { news: ['News', 'খবর'], events: ['Event or finished work', 'আয়োজন বা সম্পন্ন কাজ'] },
      help: [
        'News & Events lists news; Our Works lists both.',
        'News & Events পাতায় খবর থাকে, Our Works পাতায় দুটিই।',
      ],
    }),
    /** First day on which the website shows the item. */
    createdAt: field(['Day', 'দিন'], isoDate, {
      help: [
        'Day of the report or event. An item with a future day goes online when the website is updated that day.',
        'খবর বা আয়োজনের দিন। দিনটি সামনে হলে সেদিন ওয়েবসাইট হালনাগাদের সময় প্রকাশ হবে।',
      ],
    }),
    until: lastDay,
    image: field(['Picture', 'ছবি'], image, { picture: { maxWidth: 1600, ...minPictureSize.head } }),
    place: field(['Place', 'জায়গা'], z.optional(line(2, 60)), {
      help: ['For finished work: where it is.', 'সম্পন্ন কাজ হলে তার জায়গা।'],
    }),
    products: field(['Products', 'পণ্য'], z.optional(productIds), {
      records: 'products',
      help: [
        'Our products used or described in it. Their pages link here.',
        'এতে আমাদের যেসব পণ্য লেগেছে বা যেগুলোর কথা আছে। সেসব পণ্যের পাতা থেকে এখানে লিংক থাকে।',
      ],
    }),
    quantity: field(['Quantity', 'পরিমাণ'], z.optional(line(2, 40)), {
      help: ['For finished work: how much, with the unit.', 'সম্পন্ন কাজ হলে পরিমাণ, এককসহ।'],
    }),
    /** Address of the story on another website. */
    link: field(['Story elsewhere', 'অন্য ওয়েবসাইটে খবরটি'], z.optional(webAddress), {
      help: ['A full address that begins with https://.', 'https:// দিয়ে শুরু পুরো ঠিকানা।'],
    }),
    desc: field(['Text', 'লেখা'], prose(50, 20_000, isBuildable), { kind: 'markdown' }),
  }),
);
