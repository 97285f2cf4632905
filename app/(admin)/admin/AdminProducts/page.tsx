import type { Metadata } from 'next';
import { pageTitle } from '@/app/_lib/page-meta';
import { Dashboard } from '@/components/admin/dashboard/dashboard';

export const metadata: Metadata = { title: pageTitle('All Products - Admin') };

export default function AdminProductsPage() {
  return <Dashboard title="All Products" />;
}
