import type { Metadata } from 'next';
import { pageMeta } from '@/app/_lib/page-meta';
import { newsListing } from '../_lists/lists';
import { NewsScreen } from '../_lists/news-screen';

export const metadata: Metadata = pageMeta(newsListing.facts);

export default function NewsEventsPage() {
  return <NewsScreen listing={newsListing} page={1} />;
}
