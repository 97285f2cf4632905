import type { Metadata } from 'next';
import { pageTitle } from '@/app/_lib/page-meta';
import { AllPages } from '@/components/site/search/all-pages';
import { SearchApp } from '@/components/site/search/search-app.client';
import { PageBanner } from '@/components/site/shared/page-banner';
import { SearchForm } from '@/components/site/shared/search-form';
import { Section } from '@/components/site/shared/section';
import { StaticIsland } from '@/components/ui/static-island.client';

const TITLE = 'Search';

/**
 * Not for other search engines, as Google asks of a site's own results
 * (https://developers.google.com/search/docs/crawling-indexing/large-site-managing-crawl-budget); what is found is.
 */
export const metadata: Metadata = {
  title: { absolute: pageTitle(TITLE) },
  description: 'Search our products, articles, vacancies and pages.',
  robots: { index: false, follow: true },
};

export default function SearchPage() {
  return (
    <>
      <StaticIsland name="page-head">
        <PageBanner title={TITLE} />
      </StaticIsland>
      <Section aria-label={TITLE}>
        <SearchApp form={<SearchForm />}>
          <noscript>
            <p className="mb-9 max-w-measure">
              Searching needs scripts, which are switched off in this browser. Every page stands here by its
              kind.
            </p>
          </noscript>
          <StaticIsland name="all-pages">
            <AllPages />
          </StaticIsland>
        </SearchApp>
      </Section>
    </>
  );
}
