import { blogData } from '@/app/_lib/structured-data/article';
import { webPage } from '@/app/_lib/structured-data/pages';
import { BlogList } from '@/components/site/blog/blog-list';
import { ListPager } from '@/components/site/shared/list-pager';
import { Section } from '@/components/site/shared/section';
import type { Blog } from '@/content/entities/blogs';
import { countPages, itemsOnPage } from '@/lib/records';
import { routes } from '@/content/routes';
import { PageHead } from '../_screens/screen';
import { blogListing, type ListScreenProps, ofList, pageOfList } from './lists';

/** One page of the blog. */
export function BlogScreen({ locale, listing, page }: ListScreenProps<Blog>) {
  const { facts, trail } = pageOfList(listing, locale, page);
  const posts = itemsOnPage(listing.items, page);
  return (
    <>
      <PageHead page={facts} nodes={[webPage(facts, 'WebPage'), blogData(facts, posts)]} trail={trail} />
      <Section aria-label={facts.heading}>
        {page === 1 && facts.lead !== undefined && (
          <p className="mb-12 max-w-measure type-lead">{facts.lead}</p>
        )}
        <BlogList locale={locale} posts={posts} />
        <ListPager
          locale={locale}
          page={page}
          pageCount={countPages(listing.items)}
          hrefOf={(number) => routes.listPage(routes[listing.route], number)}
        />
      </Section>
    </>
  );
}

export const blogPages = ofList(blogListing, BlogScreen);
