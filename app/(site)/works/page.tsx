import type { Metadata } from 'next';
import { pageMeta } from '@/app/_lib/page-meta';
import { newsList } from '@/app/_lib/structured-data/article';
import { webPage } from '@/app/_lib/structured-data/pages';
import { StructuredData } from '@/app/_lib/structured-data/structured-data';
import { NewsList } from '@/components/site/news/news-list';
import { PageBanner } from '@/components/site/shared/page-banner';
import { Section } from '@/components/site/shared/section';
import { StaticIsland } from '@/components/ui/static-island.client';
import { newsItems } from '@/content/news';
import { pictures } from '@/content/pictures';
import { routes } from '@/content/routes';

const TITLE = 'Our Works';

const page = {
  path: routes.works,
  title: TITLE,
  description:
    'A canal bank, a market road, a school wall, a footpath with tactile tiles: what our blocks, kerbs and pavers were used for, and how.',
};

export const metadata: Metadata = pageMeta(page);

export default function WorksPage() {
  return (
    <StaticIsland name="page">
      <StructuredData
        nodes={[webPage(page, 'CollectionPage', { mainEntity: newsList(newsItems) })]}
        crumbs={[{ title: TITLE, path: page.path }]}
      />
      <PageBanner title={TITLE} image={pictures['hero-plaza']} />
      <Section aria-label={TITLE}>
        <NewsList items={newsItems} />
      </Section>
    </StaticIsland>
  );
}
