import { type Entity, registry } from './registry';

/** The addresses of the admin beside those of the entities, as docs/requirements.md, studio-menu, spells them. */
export const adminRoutes = {
  admin: '/admin',
  dashboard: '/admin/dashboard',
  profile: '/profile',
  settings: '/pages/settings',
  howThisWorks: '/admin/HowThisWorks',
} as const;

type AdminLink = { readonly title: string; readonly path: string };

/** An entry of the sidebar: a link of its own, or a button that opens its submenu. */
export type AdminMenuItem = {
  readonly title: string;
  readonly icon:
    | 'dashboard'
    | 'products'
    | 'blogs'
    | 'services'
    | 'banners'
    | 'feedbacks'
    | 'news'
    | 'vacancies'
    | 'galleries'
    | 'films'
    | 'partners'
    | 'keyProduct'
    | 'quality'
    | 'pages'
    | 'company';
} & (
  | { readonly submenu: false; readonly path: string }
  | { readonly submenu: true; readonly subMenuItems: readonly AdminLink[] }
);

type AdminMenuGroup = { readonly title: string; readonly items: readonly AdminMenuItem[] };

/** An entry with the screens of some entities. */
function entry(title: string, icon: AdminMenuItem['icon'], shown: readonly Entity[]): AdminMenuItem {
  const subMenuItems = shown.flatMap((entity) => {
    const { list, add, isSingle, isFixed } = registry[entity];
    return isSingle || isFixed ? [list] : [list, add];
  });
  return { title, icon, submenu: true, subMenuItems };
}

/**
 * The sidebar: groups, entries and their order are required (docs/requirements.md, studio-menu), an empty `Others` too.
 * `Website` holds everything else.
 */
export const adminMenu: readonly AdminMenuGroup[] = [
  {
    title: 'Dashboards',
    items: [{ title: 'Dashboard', icon: 'dashboard', submenu: false, path: adminRoutes.dashboard }],
  },
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
      entry('News & Events', 'news', ['news']),
      entry('Vacancies', 'vacancies', ['careers', 'vacancies']),
      entry('Gallery', 'galleries', ['galleries']),
      entry('Videos', 'films', ['films']),
      entry('Clients', 'partners', ['partners']),
      entry('Key product', 'keyProduct', ['key-product', 'benefits', 'comparison', 'advantages']),
      entry('Quality', 'quality', ['quality', 'quality-checks', 'quality-tests']),
      entry('Pages', 'pages', ['pages', 'home', 'about-us', 'contact']),
      { title: 'Company', icon: 'company', submenu: false, path: registry.company.list.path },
    ],
  },
  { title: 'Others', items: [] },
];

/** A card of the dashboard. Strings: not all sample figures (docs/requirements.md, dashboard) are numbers (`45,2`). */
export type StatCard = {
  readonly title: string;
  readonly total: string;
  /** Change with its per cent sign. */
  readonly rate: string;
  readonly direction: 'up' | 'down';
};

export const statCards: readonly StatCard[] = [
  { title: 'Total Work', total: '3.456', rate: '0.43%', direction: 'up' },
  { title: 'Total Blog', total: '45,2', rate: '4.35%', direction: 'up' },
  { title: 'Total Product', total: '2.450', rate: '2.59%', direction: 'up' },
  { title: 'Total News & Events', total: '3.456', rate: '0.95%', direction: 'down' },
];

/** The user dropdown. `My Contacts` leads nowhere, as specified; the entry without a path is the button. */
export const userMenu = {
  links: [
    { title: 'My Profile', path: adminRoutes.profile },
    { title: 'My Contacts', path: '#' },
    { title: 'Account Settings', path: adminRoutes.settings },
  ] satisfies readonly AdminLink[],
  logOut: 'Log Out',
} as const;
