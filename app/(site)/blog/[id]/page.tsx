import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { pageMeta } from '@/app/_lib/page-meta';
import { article } from '@/app/_lib/structured-data/article';
import { webPage } from '@/app/_lib/structured-data/pages';
import { StructuredData } from '@/app/_lib/structured-data/structured-data';
import { blogTeaser } from '@/components/site/blog/blog-teaser';
import { MoreBlogs } from '@/components/site/blog/more-blogs';
import { ArticlePage } from '@/components/site/shared/article-page';
import { KeepReading } from '@/components/site/shared/keep-reading';
import { StaticIsland } from '@/components/ui/static-island.client';
import { type Blog, blogs, getBlog, newestBlogs } from '@/content/entities/blogs';
import { NO_RECORD, pageIds } from '@/content/lib/list-pages';
import { summary } from '@/content/lib/text';
import { routes } from '@/content/routes';

type BlogPostPageProps = { readonly params: Promise<{ readonly id: string }> };

/** How many other posts are offered below one. */
const OTHERS = 3;

export const dynamicParams = false;

export const generateStaticParams = () => pageIds(blogs.map(({ _id }) => _id)).map((id) => ({ id }));

const factsOf = ({ _id, title, desc }: Blog) => ({
  path: routes.blogPost(_id),
  title,
  description: summary(desc),
});

export async function generateMetadata({ params }: BlogPostPageProps): Promise<Metadata> {
  const { id } = await params;
  if (id === NO_RECORD) return {};
  const post = getBlog(id);
  if (!post) notFound();
  return pageMeta({ ...factsOf(post), type: 'article', publishedOn: post.createdAt });
}

export default async function BlogPostPage({ params }: BlogPostPageProps) {
  const { id } = await params;
  // Taken out of the export again.
  if (id === NO_RECORD) return null;
  const post = getBlog(id);
  if (!post) notFound();
  const page = factsOf(post);
  const others = newestBlogs
    .slice(0, OTHERS + 1)
    .filter(({ _id }) => _id !== post._id)
    .slice(0, OTHERS);
  return (
    <StaticIsland name="page">
      <StructuredData
        nodes={[webPage(page, 'WebPage'), article('BlogPosting', { ...post, path: page.path })]}
        crumbs={[
          { title: 'Blog', path: routes.blog },
          { title: post.title, path: page.path },
        ]}
      />
      <ArticlePage
        title={post.title}
        publishedOn={post.createdAt}
        tag={post.category}
        image={post.image}
        trail={[{ title: 'Blog', path: routes.blog }]}
        markdown={post.desc}
      />
      <MoreBlogs post={post} />
      {others.length > 0 && (
        <KeepReading lead="Other posts, newest first." articles={others.map(blogTeaser)} />
      )}
    </StaticIsland>
  );
}
