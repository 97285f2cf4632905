import type { Blog } from '../entities/blogs';
import type { NewsItem } from '../entities/news';
import { type Pair, table, type Texts } from '../../lib/text';

/** The blog and its posts. */
export const blog = table({
  title: ['Blog', 'ব্লগ'],
  others: ['Other posts, newest first.', 'অন্যান্য লেখা, নতুনগুলো আগে।'],
  more: ['More Blogs', 'আরও লেখা'],
  seeMore: ['See More', 'আরও দেখুন'],
  shown: ['{shown} of {count} shown', '{count}টির মধ্যে {shown}টি দেখানো হচ্ছে'],
  added: [
    '{added} more posts. {shown} of {count} are shown',
    'আরও {added}টি যোগ হয়েছে; {count}টি লেখার মধ্যে এখন {shown}টি দেখানো হচ্ছে',
  ],
  /** The categories by their names in the content. */
  categories: {
    Future: ['Future', 'ভবিষ্যৎ'],
    'Concrete Industry': ['Concrete Industry', 'কংক্রিট শিল্প'],
    Innovation: ['Innovation', 'উদ্ভাবন'],
  } satisfies Record<Blog['category'], Pair>,
});

/** Texts of See More, which is rendered in the browser. */
export type SeeMoreTexts = Pick<Texts<typeof blog>, 'seeMore' | 'shown' | 'added'>;

/** News, events and works. */
export const news = table({
  title: ['News & Events', 'খবর ও আয়োজন'],
  tags: { news: ['News', 'খবর'], events: ['Event', 'আয়োজন'] } satisfies Record<NewsItem['category'], Pair>,
  place: ['Place', 'জায়গা'],
  products: ['Products', 'পণ্য'],
  quantity: ['Quantity', 'পরিমাণ'],
  others: ['From the factory and from building sites.', 'কারখানা আর নির্মাণ সাইটের খবর।'],
  all: {
    one: ['This is the only one.', 'এই একটিই আছে।'],
    other: ['All {count} are shown.', '{count}টিই দেখানো হয়েছে।'],
  },
  seeMore: ['See More', 'আরও দেখুন'],
  readMore: ['Read more', 'আরও পড়ুন'],
  about: ['about “{title}”', '“{title}”'],
  elsewhere: ['This story is also told outside our site:', 'এই খবর অন্য জায়গাতেও পড়তে পারেন:'],
});
