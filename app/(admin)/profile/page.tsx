import type { Metadata } from 'next';
import { pageTitle } from '@/app/_lib/page-meta';
import { ProfileScreen } from '@/components/admin/screens/profile/profile-form.client';
import { company } from '@/content/entities/company';

export const metadata: Metadata = { title: pageTitle('My Profile - Admin') };

export default function ProfilePage() {
  return <ProfileScreen user={company.adminUser} />;
}
