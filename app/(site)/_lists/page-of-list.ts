import type { PageFacts } from '@/app/_lib/page-meta';
import { countPages } from '@/content/lib/list-pages';
import { routes } from '@/content/routes';

type ListFacts = PageFacts & { readonly heading: string };

/** Returns facts, heading and breadcrumbs of a page of a list. Page 1 is the list itself. */
export function pageOfList(list: ListFacts, items: readonly unknown[], page: number) {
  const first = { title: list.heading, path: list.path };
  if (page === 1) return { facts: list, heading: list.heading, crumbs: [first], trail: [] };
  const { fill, strings } = list.locale;
  const { pager } = strings.shared;
  const heading = fill(pager.title, { title: list.heading, page });
  const facts: PageFacts = {
    locale: list.locale,
    path: routes.listPage(list.path, page),
    title: fill(pager.title, { title: list.title, page }),
    description: fill(pager.description, { page, count: countPages(items), text: list.description }),
  };
  return { facts, heading, crumbs: [first, { title: heading, path: facts.path }], trail: [first] };
}
