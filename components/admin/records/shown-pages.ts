import { capital, type Entity } from '@/lib/records';
import { hiddenPaths } from '@/content/hidden-paths';
import { registry } from '@/content/registry';
import { routes } from '@/content/routes';
import { isShown } from '@/content/shown-pages';
import { shell } from '@/content/strings/en/shell';

/** Returns the pages that may show an entity, with their titles in the menu; omits pages with an id in their address. */
const pagesOf = (entity: Entity) =>
  registry[entity].shownOn
    .filter((path) => !path.includes('*'))
    .map((path) => ({ path, title: menuTitle(path) }));

/** Returns the pages that show an entity; omits those that are off, by default on the website of today. */
export const shownPages = (entity: Entity, hidden = hiddenPaths) =>
  pagesOf(entity).filter(({ path }) => isShown(path, hidden));

/** Returns the pages that would show an entity, and are off. */
export const hiddenPages = (entity: Entity) => pagesOf(entity).filter(({ path }) => !isShown(path));

/** Returns the title of a page in the menu; `other`, by default its path, if it is not there. */
export function menuTitle(path: string, other = path) {
  const entry = Object.entries(shell.pages).find(
    ([page]) => routes[page as keyof typeof shell.pages] === path,
  );
  return entry === undefined ? other : capital(entry[1]);
}
