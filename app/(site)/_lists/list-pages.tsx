import type { Metadata } from 'next';
import type { ComponentType } from 'react';
import { pageMeta } from '@/app/_lib/page-meta';
import { SiteShell } from '@/components/site/layout/site-shell';
import { furtherPages } from '@/content/lib/list-pages';
import { routes } from '@/content/routes';
import { english } from '@/content/strings/english';
import type { Locale } from '@/content/strings/locale';
import { type ArticleListing, pageOfList } from './lists';

type PageParams = { readonly params: Promise<{ readonly page: string }> };

/** Metadata of a page of an article list. */
export const metaOfList = <Item,>(listing: ArticleListing<Item>, locale: Locale, page: number): Metadata =>
  pageMeta(pageOfList(listing, locale, page).facts);

export type ListScreenProps<Item> = {
  readonly locale: Locale;
  readonly listing: ArticleListing<Item>;
  /** Page number, from 1. */
  readonly page: number;
};

/** Builds the English pages of an article list: the first and all further ones. */
export function listPages<Item>(listing: ArticleListing<Item>, Screen: ComponentType<ListScreenProps<Item>>) {
  const metaOf = (page: number) => metaOfList(listing, english, page);
  const pageOf = (page: number) => (
    <SiteShell locale={english} path={routes.listPage(routes[listing.route], page)}>
      <Screen locale={english} listing={listing} page={page} />
    </SiteShell>
  );
  return {
    metadata: metaOf(1),
    FirstPage: () => pageOf(1),
    further: {
      generateStaticParams: () => furtherPages(listing.items).map((page) => ({ page })),
      generateMetadata: async ({ params }: PageParams) => metaOf(Number((await params).page)),
      Page: async ({ params }: PageParams) => pageOf(Number((await params).page)),
    },
  };
}
