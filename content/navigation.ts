import { routes } from './routes';

type MenuItem = { readonly title: string; readonly path: string };

/** The public menu: labels and order are required (docs/requirements.md, menu-links). */
export const mainMenu = [
  { title: 'Home', path: routes.home },
  { title: 'Products', path: routes.products },
  { title: 'About Us', path: routes.aboutUs },
  { title: 'News & Events', path: routes.newsEvents },
  { title: 'Gallery', path: routes.gallery },
  { title: 'Career', path: routes.career },
  { title: 'Quality Assurance', path: routes.quality },
  { title: 'Key Product Information', path: routes.keyProduct },
  { title: 'Our Works', path: routes.works },
  { title: 'clients', path: routes.clients },
  { title: 'Blog', path: routes.blog },
  { title: 'Contact Us', path: routes.contact },
] as const satisfies readonly MenuItem[];

/** The footer's columns of links; the brand column is headed by the brand's name. */
export const footerMenu = {
  productCategories: [
    { title: 'Hollow Block', path: routes.products },
    { title: 'Paving Block', path: routes.products },
    { title: 'Edging Block', path: routes.products },
    { title: 'Pavement Tiles', path: routes.products },
  ],
  brand: [
    { title: 'About Us', path: routes.aboutUs },
    { title: 'Contact Us', path: routes.contact },
    { title: 'Blog', path: routes.blog },
    { title: 'Gallery', path: routes.gallery },
  ],
  support: [{ title: 'Customer Support', path: routes.contact }],
} as const satisfies Record<string, readonly MenuItem[]>;
