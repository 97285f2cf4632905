import type { Metadata } from 'next';
import { pageMeta } from '@/app/_lib/page-meta';
import { BlogScreen } from '../_lists/blog-screen';
import { blogListing } from '../_lists/lists';

export const metadata: Metadata = pageMeta(blogListing.facts);

export default function BlogPage() {
  return <BlogScreen page={1} />;
}
