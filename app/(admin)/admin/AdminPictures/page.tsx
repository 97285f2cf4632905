import type { Metadata } from 'next';
import { pageTitle } from '@/app/_lib/page-meta';
import { PicturesScreen } from '@/components/admin/screens/pictures/pictures-screen.client';

export const metadata: Metadata = { title: pageTitle('Pictures - Admin') };

/** All pictures of the website and of drafts. */
export default function PicturesPage() {
  return <PicturesScreen />;
}
