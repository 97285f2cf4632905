import type { Metadata } from 'next';
import { pageIn } from '@/app/_lib/page-in';
import { pageTitle } from '@/app/_lib/page-meta';
import { AllPages } from '@/components/site/search/all-pages';
import { SearchApp } from '@/components/site/search/search-app.client';
import { PageBanner } from '@/components/site/shared/page-banner';
import { SearchForm } from '@/components/site/shared/search-form';
import { Section } from '@/components/site/shared/section';
import type { Language } from '@/lib/text';
import { searchWords } from '@/content/strings/search-words';
import { locales } from '@/content/strings/locales';
import type { ScreenProps } from './screen';

/**
 * Excludes the search page from search engines, as Google asks for internal results; its links may be followed
 * (https://developers.google.com/search/docs/crawling-indexing/large-site-managing-crawl-budget).
 */
export function searchMeta(language: Language): Metadata {
  const { title, description } = pageIn('search', locales[language]);
  return {
    title: { absolute: pageTitle(title, language) },
    description,
    robots: { index: false, follow: true },
  };
}

/** The search field, and links to every page by kind. */
export function SearchScreen({ locale }: ScreenProps) {
  const page = pageIn('search', locale);
  const { search } = locale.strings;
  return (
    <>
      <PageBanner locale={locale} title={page.heading} />
      <Section aria-label={page.heading}>
        <SearchApp
          language={locale.language}
          texts={search.app}
          aliases={searchWords[locale.language]}
          form={<SearchForm locale={locale} />}
        >
          <noscript>
            <p className="mb-9 max-w-measure">{search.withoutScripts}</p>
          </noscript>
          <AllPages locale={locale} />
        </SearchApp>
      </Section>
    </>
  );
}
