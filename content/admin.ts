import { type Entity, registry } from './registry';

/** Admin addresses other than those of entities, as spelt in docs/requirements.md, studio-menu. */
export const adminRoutes = {
  admin: '/admin',
  dashboard: '/admin/dashboard',
  profile: '/profile',
  settings: '/pages/settings',
  howThisWorks: '/admin/HowThisWorks',
  pictures: '/admin/AdminPictures',
} as const;

/** Section of the help for whoever applies exported files. */
export const lookAfterSection = `${adminRoutes.howThisWorks}#look-after`;

type AdminLink = { readonly title: string; readonly path: string };

/** A sidebar entry: a link, or a button that opens its submenu. */
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

function entry(title: string, icon: AdminMenuItem['icon'], entities: readonly Entity[]): AdminMenuItem {
  const subMenuItems = entities.flatMap((entity) => {
    const { list, add, isSingle, isFixed } = registry[entity];
    return isSingle || isFixed ? [list] : [list, add];
  });
  return { title, icon, submenu: true, subMenuItems };
}

/** The sidebar, as required to the empty `Others` (docs/requirements.md, studio-menu). */
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
      entry('Pages', 'pages', ['pages', 'landing-pages', 'home', 'about-us', 'contact']),
      { title: 'Company', icon: 'company', submenu: false, path: registry.company.list.path },
      { title: 'Pictures', icon: 'banners', submenu: false, path: adminRoutes.pictures },
    ],
  },
  { title: 'Others', items: [] },
];

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
