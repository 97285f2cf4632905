import type { Metadata } from 'next';
import { pageTitle } from '@/app/_lib/page-meta';
import { Dashboard } from '@/components/admin/dashboard/dashboard';
import { entityInfo } from '@/components/admin/shared/entities';

export const metadata: Metadata = { title: pageTitle('All Products - Admin') };

export default function AdminProductsPage() {
  return <Dashboard title={entityInfo.products.listTitle} />;
}
