import type { PageFacts } from '@/app/_lib/page-meta';
import { countPages } from '@/content/lib/list-pages';
import { routes } from '@/content/routes';

/** What the page of a list says about itself, and the crumbs to it. The first page is the list itself. */
export function pageOfList(list: PageFacts, items: readonly unknown[], page: number) {
  if (page === 1) return { facts: list, crumbs: [{ title: list.title, path: list.path }], trail: [] };
  const { fill, strings } = list.locale;
  const { pager } = strings.shared;
  const facts: PageFacts = {
    locale: list.locale,
    path: routes.listPage(list.path, page),
    title: fill(pager.title, { title: list.title, page }),
    description: fill(pager.description, { page, count: countPages(items), text: list.description }),
  };
  const trail = [{ title: list.title, path: list.path }];
  return { facts, crumbs: [...trail, { title: facts.title, path: facts.path }], trail };
}
