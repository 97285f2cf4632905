import type { Metadata } from 'next';
import { pageTitle } from '@/app/_lib/page-meta';
import { ProfileScreen } from '@/app/(admin)/studio.client';
import { company } from '@/content/entities/company';

export const metadata: Metadata = { title: pageTitle('My Profile - Admin') };

export default function ProfilePage() {
  return <ProfileScreen user={company.adminUser} />;
}
