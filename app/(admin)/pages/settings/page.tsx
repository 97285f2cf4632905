import type { Metadata } from 'next';
import { pageTitle } from '@/app/_lib/page-meta';
import { SettingsScreen } from '@/components/admin/screens/settings/settings-screen';

export const metadata: Metadata = { title: pageTitle('Account Settings - Admin') };

export default function SettingsPage() {
  return <SettingsScreen />;
}
