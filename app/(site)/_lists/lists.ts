import { pageIn } from '@/app/_lib/page-in';
import { newestBlogs } from '@/content/entities/blogs';
import { newestNews, newsItems } from '@/content/entities/news';
import { routes } from '@/content/routes';
import type { Locale } from '@/content/strings/locale';

/** A page that lists articles, over as many pages as it takes. */
export type ArticleListing<Item> = {
  /** English path of the first page. */
  readonly path: string;
  /** What the first page says about itself, and its picture. */
  readonly facts: (locale: Locale) => ReturnType<typeof pageIn>;
  readonly items: readonly Item[];
};

/** News alone, newest first. */
export const newsListing = {
  path: routes.newsEvents,
  facts: (locale: Locale) => pageIn('news-events', routes.newsEvents, locale),
  items: newestNews,
};

/** News and events in the order of the content. */
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
