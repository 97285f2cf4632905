import type { Metadata } from 'next';
import { pageTitle } from '@/app/_lib/page-meta';
import { HowThisWorks } from '@/components/admin/screens/help/how-this-works.client';
import { helpStrings } from '@/components/admin/strings/help';

export const metadata: Metadata = { title: pageTitle(`${helpStrings.title} - Admin`) };

export default function HowThisWorksPage() {
  return <HowThisWorks />;
}
