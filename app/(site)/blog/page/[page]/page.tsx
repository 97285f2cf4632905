import type { Metadata } from 'next';
import { pageMeta } from '@/app/_lib/page-meta';
import { furtherPages } from '@/content/lib/list-pages';
import { blogListing } from '../../../_lists/lists';
import { BlogScreen } from '../../../_lists/blog-screen';
import { pageOfList } from '../../../_lists/page-of-list';

type FurtherBlogPageProps = { readonly params: Promise<{ readonly page: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => furtherPages(blogListing.items).map((page) => ({ page }));

export async function generateMetadata({ params }: FurtherBlogPageProps): Promise<Metadata> {
  const page = Number((await params).page);
  return pageMeta(pageOfList(blogListing.facts, blogListing.items, page).facts);
}

export default async function FurtherBlogPage({ params }: FurtherBlogPageProps) {
  return <BlogScreen page={Number((await params).page)} />;
}
