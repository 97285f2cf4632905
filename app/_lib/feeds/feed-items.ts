import { blogs } from '@/content/entities/blogs';
import { newestFirst } from '@/content/lib/dates';
import type { Picture } from '@/content/lib/fields';
import { summary } from '@/content/lib/text';
import { newsItems } from '@/content/entities/news';
import { routes } from '@/content/routes';
import { escapeMarkup } from '../markup';
import { absoluteUrl } from '../site-origin';

/** One article as both feeds need it. */
export type FeedItem = {
  /** Absolute; also the item's identity. */
  readonly url: string;
  readonly title: string;
  /** Plain text. */
  readonly summary: string;
  /** HTML that needs nothing from the page around it. */
  readonly html: string;
  readonly image: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly tag: string;
};

type Article = {
  readonly title: string;
  readonly desc: string;
  readonly createdAt: string;
  readonly image: Readonly<Picture>;
};

/** Turns an article into a feed item. */
export function feedItem(path: string, tag: string, { title, desc, createdAt, image }: Article): FeedItem {
  const url = absoluteUrl(path);
  const text = summary(desc);
  const picture = absoluteUrl(image.src);
  return {
    url,
    title,
    summary: text,
    html:
      `<p><img src="${escapeMarkup(picture)}" alt="${escapeMarkup(image.alt)}" width="${image.width}" height="${image.height}"></p>` +
      `<p>${escapeMarkup(text)}</p><p><a href="${escapeMarkup(url)}">Read the whole article</a></p>`,
    image: picture,
    day: createdAt,
    tag,
  };
}

const tags = { news: 'News', events: 'Events' } as const;

/** Blog, news and events, newest first. */
export const feedItems = (): readonly FeedItem[] =>
  newestFirst([
    ...blogs.map((post) => ({ ...post, item: feedItem(routes.blogPost(post._id), post.category, post) })),
    ...newsItems.map((news) => ({
      ...news,
      item: feedItem(routes.newsItem(news._id), tags[news.category], news),
    })),
  ]).map(({ item }) => item);
