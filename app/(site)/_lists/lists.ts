import type { PageFacts } from '@/app/_lib/page-meta';
import { newestBlogs } from '@/content/entities/blogs';
import type { Picture } from '@/content/lib/fields';
import { newestNews, newsItems } from '@/content/entities/news';
import { bannerOf, pageOf } from '@/content/entities/pages';
import { routes } from '@/content/routes';

/** A page that lists articles, over as many pages as it takes. */
export type ArticleListing<Item> = {
  /** Of the first page. */
  readonly facts: PageFacts;
  readonly banner: Readonly<Picture> | undefined;
  readonly items: readonly Item[];
};

/** News alone, newest first. */
export const newsListing = {
  facts: { ...pageOf('news-events'), path: routes.newsEvents },
  banner: bannerOf('news-events'),
  items: newestNews,
};

/** News and events in the order of the content. */
export const worksListing = {
  facts: { ...pageOf('works'), path: routes.works },
  banner: bannerOf('works'),
  items: newsItems,
};

/** Every post, newest first. */
export const blogListing = {
  facts: { ...pageOf('blog'), path: routes.blog },
  banner: bannerOf('blog'),
  items: newestBlogs,
};
