import { site } from '@/components/admin/site';
import { capital, type Entity } from '@/lib/records';

/** Returns the pages that may show an entity, with their titles in the menu; omits pages with an id in their address. */
const pagesOf = (entity: Entity) =>
  site()
    .registry[entity].shownOn.filter((path) => !path.includes('*'))
    .map((path) => ({ path, title: menuTitle(path) }));

/** Returns the pages that show an entity; omits those that are off, by default on the website of today. */
export const shownPages = (entity: Entity, hidden = site().hiddenPaths) =>
  pagesOf(entity).filter(({ path }) => site().isShown(path, hidden));

/** Returns the pages that would show an entity, and are off. */
export const hiddenPages = (entity: Entity) => pagesOf(entity).filter(({ path }) => !site().isShown(path));

/** Returns the title of a page in the menu; its path, if it is not there. */
export function menuTitle(path: string) {
  const title = site().pageTitle(path);
  return title === undefined ? path : capital(title);
}
