import { adminRoutes } from '@/components/admin/routes';
import type { MenuItem, MenuLink, StudioSite } from '@/components/admin/site';
import { registry } from '@/content/registry';
import type { Entity } from '@/lib/records';
import type { Pair } from '@/lib/text';

/** Drawings of the menu's entries: paths of strokes, 24 × 24. */
const menuIcons = {
  dashboard: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  products: 'M3 6h18v12H3zM7 10h3v4H7zM14 10h3v4h-3z',
  blogs: 'M5 3h14v18H5zM9 8h6M9 12h6M9 16h3',
  services: 'M3 7h11v10H3zM14 10h4l3 4v3h-7M7 17v2M17 17v2',
  banners: 'M3 5h18v14H3zM3 16l6-5 4 3 3-2 5 4',
  feedbacks: 'M4 4h16v12H10l-4 4v-4H4z',
  news: 'M3 5h14v14H5a2 2 0 0 1-2-2zM17 9h4v8a2 2 0 0 1-4 0M6 9h8M6 13h8M6 16h5',
  vacancies: 'M3 8h18v12H3zM9 8V4h6v4M3 13h18',
  galleries: 'M3 7h14v13H3zM7 7V3h14v13h-4M3 17l4-4 3 3 3-3 4 4',
  films: 'M3 5h18v14H3zM10 9l5 3-5 3z',
  partners: 'M4 20v-5h6v5zM14 20v-5h6v5zM9 12V7h6v5zM12 7V4',
  keyProduct: 'M3 7h18v10H3zM7 10h2v4H7zM11 10h2v4h-2zM15 10h2v4h-2z',
  quality: 'M4 4h16v16H4zM8 12l3 3 5-6',
  pages: 'M6 3h8l4 4v14H6zM14 3v4h4',
  company: 'M4 21V9l5 3V9l5 3V4h6v17z',
} as const;
type Icon = keyof typeof menuIcons;

const link = ([title, bangla]: Pair, icon: Icon, path: string): MenuItem => ({
  title,
  bangla,
  icon: menuIcons[icon],
  submenu: false,
  path,
});

function entry([title, bangla]: Pair, icon: Icon, entities: readonly Entity[]): MenuItem {
  const subMenuItems: readonly MenuLink[] = entities.flatMap((entity) => {
    const { list, add, isSingle, isFixed } = registry[entity];
    return isSingle || isFixed ? [list] : [list, add];
  });
  return { title, bangla, icon: menuIcons[icon], submenu: true, subMenuItems };
}

/** The sidebar, as required to the empty `Others` (docs/requirements.md, studio-menu). */
export const adminMenu: StudioSite['menu'] = [
  {
    title: 'Dashboards',
    bangla: 'ড্যাশবোর্ড',
    items: [link(['Dashboard', 'ড্যাশবোর্ড'], 'dashboard', adminRoutes.dashboard)],
  },
  {
    title: 'Manage',
    bangla: 'ব্যবস্থাপনা',
    items: [
      entry(['Products', 'পণ্য'], 'products', ['products']),
      entry(['Blogs', 'ব্লগ'], 'blogs', ['blogs']),
      entry(['Services', 'সেবা'], 'services', ['services']),
      entry(['HomePage', 'প্রচ্ছদ'], 'banners', ['banners']),
      entry(['Feedbacks', 'মতামত'], 'feedbacks', ['feedbacks']),
    ],
  },
  {
    title: 'Website',
    bangla: 'ওয়েবসাইট',
    items: [
      link(['Website', 'ওয়েবসাইট'], 'pages', adminRoutes.website),
      entry(['Categories', 'পণ্যের ধরন'], 'products', ['categories']),
      entry(['News & Events', 'খবর ও আয়োজন'], 'news', ['news']),
      entry(['Vacancies', 'চাকরি'], 'vacancies', ['careers', 'vacancies']),
      entry(['Gallery', 'গ্যালারি'], 'galleries', ['galleries']),
      entry(['Videos', 'ভিডিও'], 'films', ['films']),
      entry(['Files', 'ফাইল'], 'pages', ['documents']),
      entry(['Clients', 'গ্রাহক'], 'partners', ['partners']),
      entry(['Key product', 'মূল পণ্য'], 'keyProduct', ['key-product', 'benefits', 'comparison', 'advantages']),
      entry(['Quality', 'মান নিয়ন্ত্রণ'], 'quality', ['quality', 'quality-checks', 'quality-tests']),
      entry(['Pages', 'পাতা'], 'pages', ['pages', 'landing-pages', 'redirects', 'home', 'about-us', 'contact']),
      link(['Company', 'কোম্পানি'], 'company', registry.company.list.path),
      link(['Pictures', 'ছবি'], 'banners', adminRoutes.pictures),
    ],
  },
  { title: 'Others', bangla: 'অন্যান্য', items: [] },
];

/** Dashboard cards. Strings, because some sample figures (docs/requirements.md, dashboard) are no numbers (`45,2`). */
export const statCards = [
  { title: 'Total Work', bangla: 'মোট কাজ', total: '3.456', rate: '0.43%', direction: 'up' },
  { title: 'Total Blog', bangla: 'মোট ব্লগ', total: '45,2', rate: '4.35%', direction: 'up' },
  { title: 'Total Product', bangla: 'মোট পণ্য', total: '2.450', rate: '2.59%', direction: 'up' },
  {
    title: 'Total News & Events',
    bangla: 'মোট খবর ও আয়োজন',
    total: '3.456',
    rate: '0.95%',
    direction: 'down',
  },
] as const;
