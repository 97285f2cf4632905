import type { Metadata } from 'next';
import { pageTitle } from '@/app/_lib/page-meta';
import { Dashboard } from '@/components/admin/screens/dashboard/dashboard';
import { dashboardStrings } from '@/components/admin/strings/dashboard';

export const metadata: Metadata = { title: pageTitle('Dashboard - Admin') };

export default function DashboardPage() {
  return <Dashboard title={dashboardStrings.title} />;
}
