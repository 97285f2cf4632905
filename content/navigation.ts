import { routes } from './routes';
import { isShown } from './pages/shown-pages';

/** Entries of a menu, without pages that are off; `page` keys their texts. */
const menuOf = <Page extends keyof typeof routes>(...pages: readonly Page[]) =>
  pages.map((page) => ({ page, path: routes[page] })).filter(({ path }) => isShown(String(path)));

/** Entries of the overlay menu, in required order (docs/requirements.md, menu-links). */
export const mainMenu = menuOf(
  'home',
  'products',
  'aboutUs',
  'newsEvents',
  'gallery',
  'career',
  'quality',
  'keyProduct',
  'works',
  'clients',
  'blog',
  'contact',
);

/** Pages in the footer's first two columns (docs/requirements.md, footer-columns); with the logo, the whole menu. */
export const footerMenu = {
  products: menuOf('keyProduct', 'quality', 'works'),
  company: menuOf('aboutUs', 'contact', 'blog', 'gallery', 'newsEvents', 'clients', 'career'),
};
