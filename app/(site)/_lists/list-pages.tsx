import type { Metadata } from 'next';
import type { ComponentType } from 'react';
import { pageMeta } from '@/app/_lib/page-meta';
import { SiteShell } from '@/components/site/layout/site-shell';
import type { Language } from '@/content/lib/language';
import { furtherPages } from '@/content/lib/list-pages';
import { routes } from '@/content/routes';
import { locales } from '@/content/strings/locales';
import type { Locale } from '@/content/strings/locale';
import type { ArticleListing } from './lists';
import { pageOfList } from './page-of-list';

type PageParams = { readonly params: Promise<{ readonly page: string }> };

/** What a page of a list of articles says about itself. */
export const metaOfList = <Item,>(listing: ArticleListing<Item>, locale: Locale, page: number): Metadata =>
  pageMeta(pageOfList(listing.facts(locale), listing.items, page).facts);

/** The pages of a list of articles in one language: the first, and those beyond it. */
export function listPages<Item>(
  language: Language,
  listing: ArticleListing<Item>,
  Screen: ComponentType<{ readonly locale: Locale; readonly page: number }>,
) {
  const locale = locales[language];
  const metaOf = (page: number) => metaOfList(listing, locale, page);
  const pageOf = (page: number) => (
    <SiteShell locale={locale} path={routes.listPage(listing.path, page)}>
      <Screen locale={locale} page={page} />
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
