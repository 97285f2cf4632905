import type { Metadata } from 'next';
import { pageTitle } from '@/app/_lib/page-meta';
import { Dashboard } from '@/components/admin/dashboard/dashboard';

export const metadata: Metadata = { title: pageTitle('Dashboard - Admin') };

export default function DashboardPage() {
  return <Dashboard title="Dashboard" />;
}
