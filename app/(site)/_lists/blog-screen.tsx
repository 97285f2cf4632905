import type { ListScreenProps } from './list-pages';
import { blogData } from '@/app/_lib/structured-data/article';
import { webPage } from '@/app/_lib/structured-data/pages';
import { StructuredData } from '@/app/_lib/structured-data/structured-data';
import { BlogList } from '@/components/site/blog/blog-list';
import { ListPager } from '@/components/site/shared/list-pager';
import { PageBanner } from '@/components/site/shared/page-banner';
import { Section } from '@/components/site/shared/section';
import { StaticIsland } from '@/components/ui/static-island.client';
import { countPages, itemsOnPage } from '@/content/lib/list-pages';
import { routes } from '@/content/routes';
import { pageOfList } from './lists';
import type { Blog } from '@/content/entities/blogs';

/** One page of the blog. */
export function BlogScreen({ locale, listing, page }: ListScreenProps<Blog>) {
  const { banner, facts, heading, crumbs, trail } = pageOfList(listing, locale, page);
  const posts = itemsOnPage(listing.items, page);
  return (
    <>
      <StaticIsland name="page-head">
        <StructuredData
          locale={locale}
          nodes={[webPage(facts, 'WebPage'), blogData(facts, posts)]}
          crumbs={crumbs}
        />
        <PageBanner locale={locale} title={heading} image={banner} trail={trail} />
      </StaticIsland>
      <Section aria-label={heading}>
        <BlogList locale={locale} posts={posts} />
        <StaticIsland name="pager">
          <ListPager
            locale={locale}
            page={page}
            pageCount={countPages(listing.items)}
            hrefOf={(number) => routes.listPage(routes[listing.route], number)}
          />
        </StaticIsland>
      </Section>
    </>
  );
}
