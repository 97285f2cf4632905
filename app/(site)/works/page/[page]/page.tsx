import type { Metadata } from 'next';
import { pageMeta } from '@/app/_lib/page-meta';
import { furtherPages } from '@/content/lib/list-pages';
import { worksListing } from '../../../_lists/lists';
import { NewsScreen } from '../../../_lists/news-screen';
import { pageOfList } from '../../../_lists/page-of-list';

type FurtherWorksPageProps = { readonly params: Promise<{ readonly page: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => furtherPages(worksListing.items).map((page) => ({ page }));

export async function generateMetadata({ params }: FurtherWorksPageProps): Promise<Metadata> {
  const page = Number((await params).page);
  return pageMeta(pageOfList(worksListing.facts, worksListing.items, page).facts);
}

export default async function FurtherWorksPage({ params }: FurtherWorksPageProps) {
  return <NewsScreen listing={worksListing} page={Number((await params).page)} />;
}
