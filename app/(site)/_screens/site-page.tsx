import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ComponentType } from 'react';
import { pageIn } from '@/app/_lib/page-in';
import { pageMeta } from '@/app/_lib/page-meta';
import { SiteShell } from '@/components/site/layout/site-shell';
import type { Language } from '@/lib/text';
import { NO_RECORD, pageIds } from '@/lib/records';
import {
  type PublicPage,
  publicPageAt,
  publicPages,
  type RecordRoute,
  type SingleRoute,
} from '@/content/pages/public-pages';
import { routes } from '@/content/routes';
import { isShown } from '@/content/pages/shown-pages';
import { locales } from '@/content/strings/locales';
import type { Locale } from '@/content/strings/locale';
import type { ScreenProps } from './screen';

/** Metadata of a page in one language. A list is its visitor's own: search engines must not list it. */
export const metaOf = (language: Language, route: SingleRoute) =>
  pageMeta({ ...pageIn(route, locales[language]), isListed: route !== 'list' });

/** Builds a page in one language: its screen in the shell; one that is off is not found, and not exported. */
export const sitePage = (language: Language, route: SingleRoute, Screen: ComponentType<ScreenProps>) =>
  function SitePage() {
    if (!isShown(routes[route])) notFound();
    return (
      <SiteShell locale={locales[language]} path={routes[route]}>
        <Screen locale={locales[language]} />
      </SiteShell>
    );
  };

/** Metadata and component of a route. */
export type RouteScreen = {
  readonly meta: (locale: Locale, page: PublicPage) => Metadata;
  readonly Screen: ComponentType<ScreenProps & { readonly page: PublicPage }>;
};

type RouteParams = {
  readonly params: Promise<Readonly<Record<string, string | readonly string[] | undefined>>>;
};

/**
 * Builds the pages of several routes in one language, whose English paths begin with `start`; `start` itself has no
 * segments. An unknown path shows the 404 page. `parameter` is the route's; `path` has several segments.
 */
export function routePages(
  language: Language,
  screens: Readonly<Partial<Record<PublicPage['route'], RouteScreen>>>,
  start: string,
  parameter = 'path',
) {
  const locale = locales[language];
  const paths = publicPages
    .filter(({ route, isEnglishOnly }) => route in screens && (language === 'en' || isEnglishOnly !== true))
    .filter(({ path }) => `${path}/`.startsWith(start))
    .map(({ path }) => path.slice(start.length));

  /** Undefined for the placeholder page, removed from the export. */
  async function screenOf({ params }: RouteParams) {
    const path = [(await params)[parameter] ?? []].flat().join('/');
    if (path === NO_RECORD) return undefined;
    const page = publicPageAt(path === '' ? start.slice(0, -1) : start + path) ?? notFound();
    const screen = screens[page.route] ?? notFound();
    return { page, ...screen };
  }

  async function generateMetadata(props: RouteParams) {
    const screen = await screenOf(props);
    return screen === undefined ? {} : screen.meta(locale, screen.page);
  }

  async function RoutePage(props: RouteParams) {
    const screen = await screenOf(props);
    if (screen === undefined) return null;
    return (
      <SiteShell locale={locale} path={screen.page.path}>
        <screen.Screen locale={locale} page={screen.page} />
      </SiteShell>
    );
  }

  return {
    generateStaticParams: () =>
      pageIds(paths).map((path) => ({
        [parameter]: parameter === 'path' ? path.split('/').filter(Boolean) : path,
      })),
    generateMetadata,
    RoutePage,
  };
}

/** Parts of the pages of one kind of records. */
export type RecordScreen<Item> = {
  readonly route: RecordRoute;
  readonly find: (id: string) => Item | undefined;
  readonly factsOf: (item: Item, locale: Locale) => Parameters<typeof pageMeta>[0];
  readonly Screen: ComponentType<ScreenProps & { readonly item: Item }>;
};

/** Metadata and screen of one kind of records. */
export function ofRecord<Item>({ find, factsOf, Screen }: RecordScreen<Item>): RouteScreen {
  const itemOf = ({ id = '' }: PublicPage) => find(id) ?? notFound();
  return {
    meta: (locale, page) => pageMeta(factsOf(itemOf(page), locale)),
    Screen: ({ locale, page }) => <Screen locale={locale} item={itemOf(page)} />,
  };
}

/** Builds the pages of one kind of records in one language. */
export const recordPages = <Item,>(language: Language, screen: RecordScreen<Item>) =>
  routePages(language, { [screen.route]: ofRecord(screen) }, routes[screen.route](''), 'id');
