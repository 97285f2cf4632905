import { mainMenu } from '@/content/navigation';
import type { Entity } from '@/lib/records';
import { registry } from '@/content/registry';
import { shell } from '@/content/strings/en/shell';

/** Returns the pages that show an entity, with their titles in the menu; omits pages with an id in their address. */
export const shownPages = (entity: Entity) =>
  registry[entity].shownOn
    .filter((path) => !path.includes('*'))
    .map((path) => ({ path, title: menuTitle(path) }));

/** Returns the title of a page in the menu; its path if it is not there. */
export function menuTitle(path: string) {
  const entry = mainMenu.find((page) => page.path === path);
  return entry === undefined ? path : shell.pages[entry.page];
}
