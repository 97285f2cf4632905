import type { Metadata } from 'next';
import { pageTitle } from '@/app/_lib/page-meta';
import { AllPages } from '@/components/site/search/all-pages';
import { SearchApp } from '@/components/site/search/search-app.client';
import { PageBanner } from '@/components/site/shared/page-banner';
import { SearchForm } from '@/components/site/shared/search-form';
import { Section } from '@/components/site/shared/section';
import { StaticIsland } from '@/components/ui/static-island.client';
import { pageOf } from '@/content/entities/pages';

const page = pageOf('search');

/**
 * Not for other search engines, as Google asks of a site's own results
 * (https://developers.google.com/search/docs/crawling-indexing/large-site-managing-crawl-budget); what is found is.
 */
export const metadata: Metadata = {
  title: { absolute: pageTitle(page.title) },
  description: page.description,
  robots: { index: false, follow: true },
};

export default function SearchPage() {
  return (
    <>
      <StaticIsland name="page-head">
        <PageBanner title={page.title} />
      </StaticIsland>
      <Section aria-label={page.title}>
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
