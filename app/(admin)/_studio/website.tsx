import { memo } from 'react';
import { PageField } from '@/components/admin/fields/page-field';
import type { StudioSite } from '@/components/admin/site';
import { lazyPart } from '@/components/admin/ui/lazy-part';
import { hiddenPathsOf, addressOfPage } from '@/content/entities/pages/switch';
import { hiddenPaths } from '@/content/pages/hidden-paths';
import { speaksBangla } from '@/content/registry/languages';
import { mainMenu } from '@/content/navigation';
import {
  entities,
  fileOf,
  isOnWebsite,
  ownPage,
  recordFiles,
  registry,
  scheduleOf,
} from '@/content/registry';
import { categorisedBy, withNames } from '@/content/registry/category-names';
import { hintsAmong } from '@/content/registry/hints-among';
import { formOf } from '@/content/registry/forms';
import { loadRecords } from '@/content/registry/loaders';
import { recordOfToday } from '@/content/registry/older-versions';
import { problemsAmong } from '@/content/registry/problems-among';
import { saidSizeHints } from '@/content/registry/said-sizes';
import { statedHints } from '@/content/registry/product-hints';
import { fixedPages } from '@/content/registry/redirects';
import { shownTexts } from '@/content/registry/shown-texts';
import { sitePicture } from '@/content/registry/site-picture';
import { routes } from '@/content/routes';
import { isShown, newsRoute } from '@/content/pages/shown-pages';
import sitePictures from '@/content/site-pictures.json';
import { shell } from '@/content/strings/shell';
import { forStaff, said } from '@/lib/text';
import { effects } from './effects';
import { adminMenu } from './menu';
import { previews } from './previews';
import { Steps } from './steps';

const loadFields = () => import('./fields');
const loadViews = () => import('./views');

/** Titles of the menu's pages, and of the one that shows files, by their paths. */
const titles = new Map<string, string>([
  [routes.files, said(['Product downloads', 'সব পণ্যের ফাইল'])],
  ...Object.entries(forStaff(shell.pages)).map(
    ([page, title]) => [String(routes[page as keyof typeof shell.pages]), title] as const,
  ),
]);

/** This website, as the studio has to know it. */
export const ourWebsite: StudioSite = {
  registry,
  entities,
  formOf,
  fileOf,
  recordFiles,
  loadRecords,
  loadExchange: async () => (await import('@/content/registry/exchange')).exchange,
  ofToday: recordOfToday,
  problemsAmong,
  scheduleOf,
  categorisedBy,
  withNames,
  hintsOf: (entity, record) =>
    entity === 'products' ? new Map([...saidSizeHints(record), ...statedHints(record)]) : new Map(),
  hintsAmong,
  effectsOf: effects,
  speaksBangla,
  shownTexts,
  sitePicture,
  sitePictures,

  home: routes.home,
  pages: fixedPages.filter((path) => isShown(path)),
  pageTitle: (path) => titles.get(path),
  menuPages: mainMenu.map(({ page, path }) => ({ title: shell.pages[page][0], path })),
  ownPage,
  listAbove: (entity, page) =>
    entity === 'news'
      ? routes[newsRoute]
      : (fixedPages.find((path) => path === page.slice(0, page.lastIndexOf('/'))) ?? routes.home),
  isOnWebsite,
  isShown,
  hiddenPaths,
  pageRecords: { entity: 'pages', addressOf: addressOfPage, hiddenBy: hiddenPathsOf },
  redirects: 'redirects',

  loadCalledAlso: async () => (await import('./strings/search')).calledAlso,
  menu: adminMenu,
  previews,
  fields: {
    products: { form: memo(lazyPart(loadFields, 'ProductFormField')) },
    'landing-pages': { blocks: memo(lazyPart(loadFields, 'BlocksField')) },
    redirects: { to: memo(PageField) },
  },
  unseen: {
    products: ['words', 'sample'],
    categories: ['words', 'sample'],
    pages: ['description', 'share'],
    company: ['mark', 'colours', 'countryCode', 'languages'],
  },
  views: { products: { form: lazyPart(loadViews, 'ProductShape') } },
  kinds: {
    mark: {
      Field: lazyPart(loadFields, 'MarkField', <div className="min-h-96" />),
      View: lazyPart(loadViews, 'MarkView'),
    },
    colours: {
      Field: lazyPart(loadFields, 'ColoursField', <div className="min-h-64" />),
      View: lazyPart(loadViews, 'ColoursView'),
    },
  },
  ArticleView: lazyPart(loadViews, 'ArticleView'),
  Steps,
};
