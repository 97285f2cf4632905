import { newsList } from '@/app/_lib/structured-data/article';
import { webPage } from '@/app/_lib/structured-data/pages';
import { StructuredData } from '@/app/_lib/structured-data/structured-data';
import { NewsList } from '@/components/site/news/news-list';
import { ListPager } from '@/components/site/shared/list-pager';
import { PageBanner } from '@/components/site/shared/page-banner';
import { Section } from '@/components/site/shared/section';
import { StaticIsland } from '@/components/ui/static-island.client';
import { countPages, itemsOnPage } from '@/content/lib/list-pages';
import type { NewsItem } from '@/content/entities/news';
import { routes } from '@/content/routes';
import type { ArticleListing } from './lists';
import { pageOfList } from './page-of-list';

type NewsScreenProps = { readonly listing: ArticleListing<NewsItem>; readonly page: number };

/** One page of the news or of the works. */
export function NewsScreen({ listing, page }: NewsScreenProps) {
  const { facts, crumbs, trail } = pageOfList(listing.facts, listing.items, page);
  const items = itemsOnPage(listing.items, page);
  const pageCount = countPages(listing.items);
  return (
    <StaticIsland name="page">
      <StructuredData
        nodes={[webPage(facts, 'CollectionPage', { mainEntity: newsList(items) })]}
        crumbs={crumbs}
      />
      <PageBanner title={facts.title} image={listing.banner} trail={trail} />
      <Section aria-label={facts.title}>
        <NewsList items={items} hasMore={pageCount > 1} />
        <ListPager
          page={page}
          pageCount={pageCount}
          hrefOf={(number) => routes.listPage(listing.facts.path, number)}
        />
      </Section>
    </StaticIsland>
  );
}
