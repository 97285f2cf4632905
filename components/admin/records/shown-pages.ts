import { mainMenu } from '@/content/navigation';
import { type Entity, registry } from '@/content/registry';
import { shell } from '@/content/strings/en/shell';

/** The pages that show an entity, by their titles in the menu. Pages with an id in their address are not named. */
export const shownPages = (entity: Entity) =>
  registry[entity].shownOn
    .filter((path) => !path.includes('*'))
    .map((path) => ({ path, title: titleOf(path) }));

function titleOf(path: string) {
  const entry = mainMenu.find((page) => page.path === path);
  return entry === undefined ? path : shell.pages[entry.page];
}
