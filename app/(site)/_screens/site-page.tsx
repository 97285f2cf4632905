import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ComponentType } from 'react';
import { SiteShell } from '@/components/site/layout/site-shell';
import type { Language } from '@/content/lib/language';
import { NO_RECORD } from '@/content/lib/list-pages';
import { locales } from '@/content/strings/locales';
import type { Locale } from '@/content/strings/locale';
import type { ScreenProps } from './screen';

/** Builds a page in one language: its screen in the shell. `path` is the English one. */
export const sitePage = (language: Language, path: string, Screen: ComponentType<ScreenProps>) =>
  function SitePage() {
    return (
      <SiteShell locale={locales[language]} path={path}>
        <Screen locale={locales[language]} />
      </SiteShell>
    );
  };

type RecordParams = { readonly params: Promise<{ readonly id: string }> };

/** Parts of the pages of one kind of records. */
export type RecordScreen<Item> = {
  readonly find: (id: string) => Item | undefined;
  /** English path. */
  readonly pathOf: (id: string) => string;
  readonly meta: (item: Item, locale: Locale) => Metadata;
  readonly Screen: ComponentType<ScreenProps & { readonly item: Item }>;
};

/** Builds pages and metadata of one kind of records in one language. An unknown id shows the 404 page. */
export function recordPages<Item>(language: Language, { find, pathOf, meta, Screen }: RecordScreen<Item>) {
  const locale = locales[language];

  async function generateMetadata({ params }: RecordParams) {
    const { id } = await params;
    if (id === NO_RECORD) return {};
    const item = find(id);
    if (item === undefined) notFound();
    return meta(item, locale);
  }

  async function RecordPage({ params }: RecordParams) {
    const { id } = await params;
    // Placeholder page, removed from the export.
    if (id === NO_RECORD) return null;
    const item = find(id);
    if (item === undefined) notFound();
    return (
      <SiteShell locale={locale} path={pathOf(id)}>
        <Screen locale={locale} item={item} />
      </SiteShell>
    );
  }

  return { generateMetadata, RecordPage };
}
