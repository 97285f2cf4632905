import { routes } from '../../routes';

/** Ids of the pages that every website has, and that have no switch. */
export const alwaysShown: readonly string[] = ['home', 'products', 'contact'];

/** Returns the English address of a page by its id: `/keyProduct` of `key-product`. */
export const addressOfPage = (id: string) =>
  routes[id.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()) as 'home'] as string;

/** Returns the English addresses of the pages that are off. Records may be drafts. */
export const hiddenPathsOf = (pages: readonly Readonly<Record<string, unknown>>[]) =>
  pages
    .filter(({ id, shown }) => shown === 'no' && !alwaysShown.includes(String(id)))
    .map(({ id }) => addressOfPage(String(id)));
