import type { Metadata } from 'next';
import { pageMeta } from '@/app/_lib/page-meta';
import { worksListing } from '../_lists/lists';
import { NewsScreen } from '../_lists/news-screen';

export const metadata: Metadata = pageMeta(worksListing.facts);

export default function WorksPage() {
  return <NewsScreen listing={worksListing} page={1} />;
}
