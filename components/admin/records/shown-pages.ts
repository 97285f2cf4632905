import { mainMenu } from '@/content/navigation';
import { type Entity, registry } from '@/content/registry';

/** The pages that show an entity, by their titles in the menu. Pages with an id in their address are not named. */
export const shownPages = (entity: Entity) =>
  registry[entity].shownOn
    .filter((path) => !path.includes('*'))
    .map((path) => ({ path, title: mainMenu.find((page) => page.path === path)?.title ?? path }));
