import { newsList } from '@/app/_lib/structured-data/article';
import { webPage } from '@/app/_lib/structured-data/pages';
import { NewsList } from '@/components/site/news/news-list';
import { NothingYet } from '@/components/site/shared/nothing-yet';
import { ListPager } from '@/components/site/shared/list-pager';
import { Section } from '@/components/site/shared/section';
import type { NewsItem } from '@/content/entities/news';
import { countPages, itemsOnPage } from '@/lib/records';
import { routes } from '@/content/routes';
import { PageHead } from '../_screens/screen';
import { type ListScreenProps, newsListing, ofList, pageOfList, worksListing } from './lists';

/** One page of the news or of the works. */
export function NewsScreen({ locale, listing, page }: ListScreenProps<NewsItem>) {
  const { facts, trail } = pageOfList(listing, locale, page);
  const items = itemsOnPage(listing.items, page);
  const pageCount = countPages(listing.items);
  return (
    <>
      <PageHead
        page={facts}
        nodes={[webPage(facts, 'CollectionPage', { mainEntity: newsList(items, locale) })]}
        trail={trail}
      />
      <Section aria-label={facts.heading}>
        {items.length > 0 ? (
          <NewsList locale={locale} items={items} hasMore={pageCount > 1} />
        ) : (
          <NothingYet locale={locale} page={listing.route === 'works' ? 'works' : 'newsEvents'} />
        )}
        <ListPager
          locale={locale}
          page={page}
          pageCount={pageCount}
          hrefOf={(number) => routes.listPage(routes[listing.route], number)}
        />
      </Section>
    </>
  );
}

export const newsPages = ofList(newsListing, NewsScreen);
export const worksPages = ofList(worksListing, NewsScreen);
