import { adminRoutes } from '@/components/admin/routes';
import type { MenuItem, MenuLink, StudioSite } from '@/components/admin/site';
import { registry } from '@/content/registry';
import type { Entity } from '@/lib/records';

type Icon = MenuItem['icon'];

const link = (title: string, icon: Icon, path: string): MenuItem => ({ title, icon, submenu: false, path });

function entry(title: string, icon: Icon, entities: readonly Entity[]): MenuItem {
  const subMenuItems: readonly MenuLink[] = entities.flatMap((entity) => {
    const { list, add, isSingle, isFixed } = registry[entity];
    return isSingle || isFixed ? [list] : [list, add];
  });
  return { title, icon, submenu: true, subMenuItems };
}

/** The sidebar, as required to the empty `Others` (docs/requirements.md, studio-menu). */
export const adminMenu: StudioSite['menu'] = [
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

/** Dashboard cards. Strings, because some sample figures (docs/requirements.md, dashboard) are no numbers (`45,2`). */
export const statCards = [
  { title: 'Total Work', total: '3.456', rate: '0.43%', direction: 'up' },
  { title: 'Total Blog', total: '45,2', rate: '4.35%', direction: 'up' },
  { title: 'Total Product', total: '2.450', rate: '2.59%', direction: 'up' },
  { title: 'Total News & Events', total: '3.456', rate: '0.95%', direction: 'down' },
] as const;
