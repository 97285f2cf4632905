import type { Metadata } from 'next';
import { pageMeta } from '@/app/_lib/page-meta';
import { blog } from '@/app/_lib/structured-data/article';
import { webPage } from '@/app/_lib/structured-data/pages';
import { StructuredData } from '@/app/_lib/structured-data/structured-data';
import { BlogList } from '@/components/site/blog/blog-list';
import { PageBanner } from '@/components/site/shared/page-banner';
import { Section } from '@/components/site/shared/section';
import { StaticIsland } from '@/components/ui/static-island.client';
import { newestBlogs } from '@/content/blogs';
import { pictures } from '@/content/pictures';
import { routes } from '@/content/routes';

const TITLE = 'Blog';

const page = {
  path: routes.blog,
  title: TITLE,
  description:
    'How blocks are made, what a wall of them saves, and how pavers hold without mortar: articles for owners, engineers and masons.',
};

export const metadata: Metadata = pageMeta(page);

export default function BlogPage() {
  return (
    <>
      <StaticIsland name="page-head">
        <StructuredData
          nodes={[webPage(page, 'WebPage'), blog(page, newestBlogs())]}
          crumbs={[{ title: TITLE, path: page.path }]}
        />
        <PageBanner title={TITLE} image={pictures['material-samples']} />
      </StaticIsland>
      <Section aria-label={TITLE}>
        <BlogList posts={newestBlogs()} />
      </Section>
    </>
  );
}
