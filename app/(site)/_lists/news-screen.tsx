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
import type { ListScreenProps } from './list-pages';
import { pageOfList } from './lists';

/** One page of the news or of the works. */
export function NewsScreen({ locale, listing, page }: ListScreenProps<NewsItem>) {
  const { banner, facts, heading, crumbs, trail } = pageOfList(listing, locale, page);
  const items = itemsOnPage(listing.items, page);
  const pageCount = countPages(listing.items);
  return (
    <StaticIsland name="page">
      <StructuredData
        locale={locale}
        nodes={[webPage(facts, 'CollectionPage', { mainEntity: newsList(items, locale) })]}
        crumbs={crumbs}
      />
      <PageBanner locale={locale} title={heading} image={banner} trail={trail} />
      <Section aria-label={heading}>
        <NewsList locale={locale} items={items} hasMore={pageCount > 1} />
        <ListPager
          locale={locale}
          page={page}
          pageCount={pageCount}
          hrefOf={(number) => routes.listPage(routes[listing.route], number)}
        />
      </Section>
    </StaticIsland>
  );
}
