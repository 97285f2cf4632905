import type { Metadata } from 'next';
import { pageTitle } from '@/app/_lib/page-meta';
import { ProfileScreen } from '@/components/admin/screens/profile/profile-screen';

export const metadata: Metadata = { title: pageTitle('My Profile - Admin') };

export default function ProfilePage() {
  return <ProfileScreen />;
}
