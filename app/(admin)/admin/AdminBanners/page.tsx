import type { Metadata } from 'next';
import { pageTitle } from '@/app/_lib/page-meta';
import { ListScreen } from '@/components/admin/shared/list/list-screen';

export const metadata: Metadata = { title: pageTitle('All Banners - Admin') };

export default function AdminBannersPage() {
  return <ListScreen entity="banners" />;
}
