import type { PageFacts } from '@/app/_lib/page-meta';
import { newestBlogs } from '@/content/entities/blogs';
import type { Picture } from '@/content/lib/fields';
import { newestNews, newsItems } from '@/content/entities/news';
import { pageBanners } from '@/content/page-banners';
import { pictures } from '@/content/pictures';
import { routes } from '@/content/routes';

/** A page that lists articles, over as many pages as it takes. */
export type ArticleListing<Item> = {
  /** Of the first page. */
  readonly facts: PageFacts;
  readonly banner: Readonly<Picture>;
  readonly items: readonly Item[];
};

/** News alone, newest first. */
export const newsListing = {
  facts: {
    path: routes.newsEvents,
    title: 'News & Events',
    description:
      'New machines, laying courses, kerb lines and canal banks: what has happened at the works in Gazipur and on the sites we deliver to.',
  },
  banner: pictures[pageBanners.newsEvents],
  items: newestNews,
};

/** News and events in the order of the content. */
export const worksListing = {
  facts: {
    path: routes.works,
    title: 'Our Works',
    description:
      'A canal bank, a market road, a school wall, a footpath with tactile tiles: what our blocks, kerbs and pavers were used for, and how.',
  },
  banner: pictures[pageBanners.works],
  items: newsItems,
};

/** Every post, newest first. */
export const blogListing = {
  facts: {
    path: routes.blog,
    title: 'Blog',
    description:
      'How blocks are made, what a wall of them saves, and how pavers hold without mortar: articles for owners, engineers and masons.',
  },
  banner: pictures[pageBanners.blog],
  items: newestBlogs,
};
