import { hiddenPaths } from './hidden-paths';
import { routes } from '../routes';

/** Addresses that have no page above them, or more than one: any of these pages is enough to keep them. */
const keptBy: readonly (readonly [start: string, ...pages: string[]])[] = [
  [routes.newsItem(''), routes.newsEvents, routes.works],
  [routes.archive('').replace('.zip', ''), routes.files],
  [`${routes.details}/`, routes.details, routes.files],
];

/**
 * Whether the website has the page at an address, as far as pages can be off (`entities/pages/switch.ts`): everything below
 * a page goes with it, and a news item stays as long as one of its lists does. Every link of the program asks this, or is
 * taken from what has asked it (`navigation.ts`, `public-pages.ts`, the records of a list).
 * @param address of this website in either language, with or without query and fragment.
 * @param hidden English addresses of the pages that are off; those of this build by default.
 */
export function isShown(address: string, hidden = hiddenPaths) {
  if (hidden.length === 0) return true;
  const path = address
    .replace(/[?#].*/, '')
    .replace(/^\/bn(?=\/|$)/, '')
    .replace(/\/page\/\d+$/, '')
    .replace(/\/$/, '');
  const [, ...pages] = keptBy.find(([start]) => path.startsWith(start)) ?? [''];
  if (pages.length > 0) return pages.some((page) => !hidden.includes(page));
  return !hidden.some((page) => path === page || path.startsWith(`${page}/`));
}

/** The list that leads back from a news item: News & Events or, where that is off, Our Works. */
export const newsRoute = isShown(routes.newsEvents) ? 'newsEvents' : 'works';

/** Whether the website has articles, and so feeds of them. */
export const hasFeeds = [routes.blog, routes.newsEvents, routes.works].some((path) => isShown(path));
