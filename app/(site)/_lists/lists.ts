import { pageIn } from '@/app/_lib/page-in';
import { newestBlogs } from '@/content/entities/blogs';
import { newestNews, newsItems } from '@/content/entities/news';
import { routes } from '@/content/routes';
import type { Locale } from '@/content/strings/locale';

/** A list of articles, on one or more pages. */
export type ArticleListing<Item> = {
  /** English path of the first page. */
  readonly path: string;
  /** Texts and picture of the first page. */
  readonly facts: (locale: Locale) => ReturnType<typeof pageIn>;
  readonly items: readonly Item[];
};

/** News without events, newest first. */
export const newsListing = {
  path: routes.newsEvents,
  facts: (locale: Locale) => pageIn('news-events', routes.newsEvents, locale),
  items: newestNews,
};

/** News and events in data order. */
export const worksListing = {
  path: routes.works,
  facts: (locale: Locale) => pageIn('works', routes.works, locale),
  items: newsItems,
};

/** Every post, newest first. */
export const blogListing = {
  path: routes.blog,
  facts: (locale: Locale) => pageIn('blog', routes.blog, locale),
  items: newestBlogs,
};
