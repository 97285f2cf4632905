import type { Entity } from '@/lib/records';
import { registry } from '@/content/registry';

/** Admin addresses other than those of entities, as spelt in docs/requirements.md, studio-menu. */
export const adminRoutes = {
  admin: '/admin',
  dashboard: '/admin/dashboard',
  profile: '/profile',
  settings: '/pages/settings',
  howThisWorks: '/admin/HowThisWorks',
  pictures: '/admin/AdminPictures',
} as const;

/** Section of the help for those who apply exported files. */
export const lookAfterSection = `${adminRoutes.howThisWorks}#look-after`;

type AdminLink = { readonly title: string; readonly path: string };

const link = <Icon extends string>(title: string, icon: Icon, path: string) =>
  ({ title, icon, submenu: false, path }) as const;

function entry<Icon extends string>(title: string, icon: Icon, entities: readonly Entity[]) {
  const subMenuItems: readonly AdminLink[] = entities.flatMap((entity) => {
    const { list, add, isSingle, isFixed } = registry[entity];
    return isSingle || isFixed ? [list] : [list, add];
  });
  return { title, icon, submenu: true, subMenuItems } as const;
}

/** The sidebar, as required to the empty `Others` (docs/requirements.md, studio-menu). */
export const adminMenu = [
  { title: 'Dashboards', items: [link('Dashboard', 'dashboard', adminRoutes.dashboard)] },
  {
    title: 'Manage',
    items: [
      entry('Products', 'products', ['products']),
      entry('Blogs', 'blogs', ['blogs']),
      entry('Services', 'services', ['services']),
      entry('HomePage', 'banners', ['banners']),
      entry('Feedbacks', 'feedbacks', ['feedbacks']),
    ],
  },
  {
    title: 'Website',
    items: [
      entry('Categories', 'products', ['categories']),
      entry('News & Events', 'news', ['news']),
      entry('Vacancies', 'vacancies', ['careers', 'vacancies']),
      entry('Gallery', 'galleries', ['galleries']),
      entry('Videos', 'films', ['films']),
      entry('Clients', 'partners', ['partners']),
      entry('Key product', 'keyProduct', ['key-product', 'benefits', 'comparison', 'advantages']),
      entry('Quality', 'quality', ['quality', 'quality-checks', 'quality-tests']),
      entry('Pages', 'pages', ['pages', 'landing-pages', 'redirects', 'home', 'about-us', 'contact']),
      link('Company', 'company', registry.company.list.path),
      link('Pictures', 'banners', adminRoutes.pictures),
    ],
  },
  { title: 'Others', items: [] },
];

/** A sidebar entry: a link, or a button that opens its submenu. */
export type AdminMenuItem = (typeof adminMenu)[number]['items'][number];

/** Dashboard cards. Strings, because some sample figures (docs/requirements.md, dashboard) are no numbers (`45,2`). */
export const statCards = [
  { title: 'Total Work', total: '3.456', rate: '0.43%', direction: 'up' },
  { title: 'Total Blog', total: '45,2', rate: '4.35%', direction: 'up' },
  { title: 'Total Product', total: '2.450', rate: '2.59%', direction: 'up' },
  { title: 'Total News & Events', total: '3.456', rate: '0.95%', direction: 'down' },
] as const;

/** The user dropdown. `My Contacts` has no target, as specified; `logOut` is a button. */
export const userMenu = {
  links: [
    { title: 'My Profile', path: adminRoutes.profile },
    { title: 'My Contacts', path: '#' },
    { title: 'Account Settings', path: adminRoutes.settings },
  ] satisfies readonly AdminLink[],
  logOut: 'Log Out',
} as const;
