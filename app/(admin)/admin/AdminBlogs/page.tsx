import type { Metadata } from 'next';
import { pageTitle } from '@/app/_lib/page-meta';
import { ListScreen } from '@/components/admin/shared/list/list-screen';

export const metadata: Metadata = { title: pageTitle('All Blogs - Admin') };

export default function AdminBlogsPage() {
  return <ListScreen entity="blogs" />;
}
