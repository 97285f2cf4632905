import type { Metadata } from 'next';
import { pageTitle } from '@/app/_lib/page-meta';
import { SettingsScreen } from '@/components/admin/screens/settings/settings-screen.client';

export const metadata: Metadata = { title: pageTitle('Account Settings - Admin') };

/** Imported only if the build names a repository, to keep its scripts out of other exports. */
const repository = process.env.CONTENT_REPOSITORY
  ? await import('@/components/admin/screens/settings/repository-settings.client')
  : null;

export default function SettingsPage() {
  if (process.env.CONTENT_REPOSITORY && repository) {
    return <SettingsScreen repository={<repository.RepositorySections />} />;
  }
  return <SettingsScreen />;
}
