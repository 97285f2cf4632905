import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ComponentType } from 'react';
import { pageIn } from '@/app/_lib/page-in';
import { pageMeta } from '@/app/_lib/page-meta';
import { SiteShell } from '@/components/site/layout/site-shell';
import type { Language } from '@/content/lib/language';
import { NO_RECORD, pageIds } from '@/content/lib/list-pages';
import {
  type PublicPage,
  publicPageAt,
  publicPages,
  type RecordRoute,
  type SingleRoute,
} from '@/content/public-pages';
import { routes } from '@/content/routes';
import { locales } from '@/content/strings/locales';
import type { Locale } from '@/content/strings/locale';
import type { ScreenProps } from './screen';

/** Metadata of a page in one language. */
export const metaOf = (language: Language, route: SingleRoute) => pageMeta(pageIn(route, locales[language]));

/** Builds a page in one language: its screen in the shell. */
export const sitePage = (language: Language, route: SingleRoute, Screen: ComponentType<ScreenProps>) =>
  function SitePage() {
    return (
      <SiteShell locale={locales[language]} path={routes[route]}>
        <Screen locale={locales[language]} />
      </SiteShell>
    );
  };

type RecordParams = { readonly params: Promise<{ readonly id: string }> };

/** Parts of the pages of one kind of records. */
export type RecordScreen<Item> = {
  readonly route: RecordRoute;
  readonly find: (id: string) => Item | undefined;
  readonly factsOf: (item: Item, locale: Locale) => Parameters<typeof pageMeta>[0];
  readonly Screen: ComponentType<ScreenProps & { readonly item: Item }>;
};

/** Builds pages and metadata of one kind of records in one language. An unknown id shows the 404 page. */
export function recordPages<Item>(language: Language, { route, find, factsOf, Screen }: RecordScreen<Item>) {
  const locale = locales[language];

  const generateStaticParams = () =>
    pageIds(
      publicPages
        .filter((page) => page.route === route && (language === 'en' || page.isEnglishOnly !== true))
        .flatMap(({ id = [] }) => id),
    ).map((id) => ({ id }));

  async function generateMetadata({ params }: RecordParams) {
    const { id } = await params;
    if (id === NO_RECORD) return {};
    const item = find(id);
    if (item === undefined) notFound();
    return pageMeta(factsOf(item, locale));
  }

  async function RecordPage({ params }: RecordParams) {
    const { id } = await params;
    // Placeholder page, removed from the export.
    if (id === NO_RECORD) return null;
    const item = find(id);
    if (item === undefined) notFound();
    return (
      <SiteShell locale={locale} path={routes[route](id)}>
        <Screen locale={locale} item={item} />
      </SiteShell>
    );
  }

  return { generateStaticParams, generateMetadata, RecordPage };
}

/** Metadata and component of a route. */
export type RouteScreen = {
  readonly meta: (locale: Locale, page: PublicPage) => Metadata;
  readonly Screen: ComponentType<ScreenProps & { readonly page: PublicPage }>;
};

type PathParams = { readonly params: Promise<{ readonly path?: readonly string[] }> };

/** Builds the pages of several routes in one language, whose English paths begin with `start`; `start` itself has no segments. */
export function routePages(
  language: Language,
  screens: Readonly<Partial<Record<PublicPage['route'], RouteScreen>>>,
  start: string,
) {
  const locale = locales[language];
  const paths = publicPages
    .filter(({ route, isEnglishOnly }) => route in screens && (language === 'en' || isEnglishOnly !== true))
    .map(({ path }) => path.slice(start.length));

  /** Undefined for the placeholder page, removed from the export. */
  async function screenOf({ params }: PathParams) {
    const { path = [] } = await params;
    const page = publicPageAt(path.length === 0 ? start.slice(0, -1) : start + path.join('/'));
    const screen = page && screens[page.route];
    return screen && { page, ...screen };
  }

  async function generateMetadata(props: PathParams) {
    const screen = await screenOf(props);
    return screen === undefined ? {} : screen.meta(locale, screen.page);
  }

  async function RoutePage(props: PathParams) {
    const screen = await screenOf(props);
    return (
      screen && (
        <SiteShell locale={locale} path={screen.page.path}>
          <screen.Screen locale={locale} page={screen.page} />
        </SiteShell>
      )
    );
  }

  return {
    generateStaticParams: () => pageIds(paths).map((path) => ({ path: path.split('/').filter(Boolean) })),
    generateMetadata,
    RoutePage,
  };
}
