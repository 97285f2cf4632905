import type { Metadata } from 'next';
import { pageTitle } from '@/app/_lib/page-meta';
import { DashboardOfToday } from '@/app/(admin)/_studio/dashboard';

export const metadata: Metadata = { title: pageTitle('Dashboard - Admin') };

export default function DashboardPage() {
  return <DashboardOfToday place={{ title: 'Dashboard', bangla: 'ড্যাশবোর্ড' }} />;
}
