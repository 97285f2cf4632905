import type { Blog } from '../../entities/blogs';
import type { NewsItem } from '../../entities/news';

/** The blog and its posts. */
export const blog = {
  title: 'Blog',
  none: 'No posts yet. The next one will appear here.',
  others: 'Other posts, newest first.',
  more: 'More Blogs',
  seeMore: 'See More',
  shown: '{shown} of {count} shown',
  added: '{added} more, {shown} of {count} posts shown',
  /** The categories by their names in the content. */
  categories: {
    Future: 'Future',
    'Concrete Industry': 'Concrete Industry',
    Innovation: 'Innovation',
  } satisfies Record<Blog['category'], string>,
};

/** Texts of See More, which is rendered in the browser. */
export type SeeMoreTexts = Pick<typeof blog, 'seeMore' | 'shown' | 'added'>;

/** News, events and works. */
export const news = {
  title: 'News & Events',
  tags: { news: 'News', events: 'Event' } satisfies Record<NewsItem['category'], string>,
  place: 'Place',
  products: 'Products',
  quantity: 'Quantity',
  others: 'From the factory and from building sites.',
  all: 'All {count} shown.',
  seeMore: 'See More',
  readMore: 'Read more',
  about: 'about “{title}”',
  elsewhere: 'This story is also told outside our site:',
};
