import type { Language } from '@/content/lib/language';
import { listPages } from './list-pages';
import { blogListing } from './lists';
import { blog } from '@/app/_lib/structured-data/article';
import { webPage } from '@/app/_lib/structured-data/pages';
import { StructuredData } from '@/app/_lib/structured-data/structured-data';
import { BlogList } from '@/components/site/blog/blog-list';
import { ListPager } from '@/components/site/shared/list-pager';
import { PageBanner } from '@/components/site/shared/page-banner';
import { Section } from '@/components/site/shared/section';
import { StaticIsland } from '@/components/ui/static-island.client';
import { countPages, itemsOnPage } from '@/content/lib/list-pages';
import { routes } from '@/content/routes';
import { pageOfList } from './page-of-list';
import type { Locale } from '@/content/strings/locale';

/** The blog. */
export const blogPages = (language: Language) => listPages(language, blogListing, BlogScreen);

type BlogScreenProps = { readonly locale: Locale; readonly page: number };

/** One page of the blog. */
export function BlogScreen({ locale, page }: BlogScreenProps) {
  const list = blogListing.facts(locale);
  const { facts, heading, crumbs, trail } = pageOfList(list, blogListing.items, page);
  const posts = itemsOnPage(blogListing.items, page);
  return (
    <>
      <StaticIsland name="page-head">
        <StructuredData
          locale={locale}
          nodes={[webPage(facts, 'WebPage'), blog(facts, posts)]}
          crumbs={crumbs}
        />
        <PageBanner locale={locale} title={heading} image={list.banner} trail={trail} />
      </StaticIsland>
      <Section aria-label={heading}>
        <BlogList locale={locale} posts={posts} />
        <StaticIsland name="pager">
          <ListPager
            locale={locale}
            page={page}
            pageCount={countPages(blogListing.items)}
            hrefOf={(number) => routes.listPage(routes.blog, number)}
          />
        </StaticIsland>
      </Section>
    </>
  );
}
