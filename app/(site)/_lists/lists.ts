import { pageIn } from '@/app/_lib/page-in';
import type { PageFacts } from '@/app/_lib/page-meta';
import { newestBlogs } from '@/content/entities/blogs';
import { newestNews, newsItems } from '@/content/entities/news';
import { countPages } from '@/content/lib/list-pages';
import { routes } from '@/content/routes';
import type { Locale } from '@/content/strings/locale';

/** A list, of articles or files, on one or more pages. */
export type ArticleListing<Item> = {
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

/** Returns facts, heading, breadcrumbs and banner of a page of a list. Page 1 is the list itself. */
export function pageOfList({ route, items, length }: ArticleListing<unknown>, locale: Locale, page: number) {
  const list = pageIn(route, locale);
  const { banner, heading } = list;
  const first = { title: heading, path: list.path };
  if (page === 1) return { banner, facts: list, heading, crumbs: [first], trail: [] };
  const { pager } = locale.strings.shared;
  const title = locale.fill(pager.title, { title: heading, page });
  const facts: PageFacts = {
    locale,
    path: routes.listPage(list.path, page),
    title: locale.fill(pager.title, { title: list.title, page }),
    description: locale.fill(pager.description, {
      page,
      count: countPages(items, length),
      text: list.description,
    }),
  };
  return { banner, facts, heading: title, crumbs: [first, { title, path: facts.path }], trail: [first] };
}
