import type { Metadata } from 'next';
import { pageMeta } from '@/app/_lib/page-meta';
import { newsList } from '@/app/_lib/structured-data/article';
import { webPage } from '@/app/_lib/structured-data/pages';
import { StructuredData } from '@/app/_lib/structured-data/structured-data';
import { NewsList } from '@/components/site/news/news-list';
import { PageBanner } from '@/components/site/shared/page-banner';
import { Section } from '@/components/site/shared/section';
import { StaticIsland } from '@/components/ui/static-island.client';
import { newestNews } from '@/content/news';
import { pictures } from '@/content/pictures';
import { routes } from '@/content/routes';

const TITLE = 'News & Events';

const page = {
  path: routes.newsEvents,
  title: TITLE,
  description:
    'New machines, laying courses, kerb lines and canal banks: what has happened at the works in Gazipur and on the sites we deliver to.',
};

export const metadata: Metadata = pageMeta(page);

export default function NewsEventsPage() {
  return (
    <StaticIsland name="page">
      <StructuredData
        nodes={[webPage(page, 'CollectionPage', { mainEntity: newsList(newestNews()) })]}
        crumbs={[{ title: TITLE, path: page.path }]}
      />
      <PageBanner title={TITLE} image={pictures['plaza-dusk']} />
      <Section aria-label={TITLE}>
        <NewsList items={newestNews()} />
      </Section>
    </StaticIsland>
  );
}
