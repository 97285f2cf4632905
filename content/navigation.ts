import { routes } from './routes';

/** Entries of the overlay menu, in required order (docs/requirements.md, menu-links); `page` keys their texts. */
export const mainMenu = [
  { page: 'home', path: routes.home },
  { page: 'products', path: routes.products },
  { page: 'aboutUs', path: routes.aboutUs },
  { page: 'newsEvents', path: routes.newsEvents },
  { page: 'gallery', path: routes.gallery },
  { page: 'career', path: routes.career },
  { page: 'quality', path: routes.quality },
  { page: 'keyProduct', path: routes.keyProduct },
  { page: 'works', path: routes.works },
  { page: 'clients', path: routes.clients },
  { page: 'blog', path: routes.blog },
  { page: 'contact', path: routes.contact },
] as const;

/** Pages in the footer's first two columns (docs/requirements.md, footer-columns); with the logo, the whole menu. */
export const footerMenu = {
  products: [
    { page: 'keyProduct', path: routes.keyProduct },
    { page: 'quality', path: routes.quality },
    { page: 'works', path: routes.works },
  ],
  company: [
    { page: 'aboutUs', path: routes.aboutUs },
    { page: 'contact', path: routes.contact },
    { page: 'blog', path: routes.blog },
    { page: 'gallery', path: routes.gallery },
    { page: 'newsEvents', path: routes.newsEvents },
    { page: 'clients', path: routes.clients },
    { page: 'career', path: routes.career },
  ],
} as const;
