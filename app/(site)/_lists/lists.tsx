import type { ComponentType } from 'react';
import { pageIn } from '@/app/_lib/page-in';
import { pageMeta } from '@/app/_lib/page-meta';
import { newestBlogs } from '@/content/entities/blogs';
import { newestNews, newsItems } from '@/content/entities/news';
import { countPages } from '@/lib/records';
import { routes } from '@/content/routes';
import type { Locale } from '@/content/strings/locale';
import type { RouteScreen } from '../_screens/site-page';

/** A list, of articles or files, on one or more pages. */
type ArticleListing<Item> = {
  readonly route: 'newsEvents' | 'works' | 'blog' | 'files';
  readonly items: readonly Item[];
  /** Items on one page; by default as many as on a page of articles. */
  readonly length?: number;
};

/** News without events, newest first. */
export const newsListing = { route: 'newsEvents', items: newestNews } as const;

/** News and events in data order. */
export const worksListing = { route: 'works', items: newsItems } as const;

/** Every post, newest first. */
export const blogListing = { route: 'blog', items: newestBlogs } as const;

/** Returns a page of a list, with its facts, heading and banner, and its breadcrumbs. Page 1 is the list itself. */
export function pageOfList({ route, items, length }: ArticleListing<unknown>, locale: Locale, page: number) {
  const list = pageIn(route, locale);
  if (page === 1) return { facts: list, trail: [] };
  const { pager } = locale.strings.shared;
  const facts = {
    ...list,
    path: routes.listPage(list.path, page),
    title: locale.fill(pager.title, { title: list.title, page }),
    heading: locale.fill(pager.title, { title: list.heading, page }),
    description: locale.fill(pager.description, {
      page,
      count: countPages(items, length),
      text: list.description,
    }),
  };
  return { facts, trail: [{ title: list.heading, path: list.path }] };
}

export type ListScreenProps<Item> = {
  readonly locale: Locale;
  readonly listing: ArticleListing<Item>;
  /** Page number, from 1. */
  readonly page: number;
};

/** Metadata and screen of a list. */
export const ofList = <Item,>(
  listing: ArticleListing<Item>,
  Screen: ComponentType<ListScreenProps<Item>>,
): RouteScreen => ({
  meta: (locale, { number = 1 }) => pageMeta(pageOfList(listing, locale, number).facts),
  Screen: ({ locale, page: { number = 1 } }) => <Screen locale={locale} listing={listing} page={number} />,
});
