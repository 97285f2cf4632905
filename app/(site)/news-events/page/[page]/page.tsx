import type { Metadata } from 'next';
import { pageMeta } from '@/app/_lib/page-meta';
import { furtherPages } from '@/content/lib/list-pages';
import { newsListing } from '../../../_lists/lists';
import { NewsScreen } from '../../../_lists/news-screen';
import { pageOfList } from '../../../_lists/page-of-list';

type FurtherNewsPageProps = { readonly params: Promise<{ readonly page: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => furtherPages(newsListing.items).map((page) => ({ page }));

export async function generateMetadata({ params }: FurtherNewsPageProps): Promise<Metadata> {
  const page = Number((await params).page);
  return pageMeta(pageOfList(newsListing.facts, newsListing.items, page).facts);
}

export default async function FurtherNewsPage({ params }: FurtherNewsPageProps) {
  return <NewsScreen listing={newsListing} page={Number((await params).page)} />;
}
