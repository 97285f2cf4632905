import type { Metadata } from 'next';
import { pageTitle } from '@/app/_lib/page-meta';
import { RecordEditor } from '@/components/admin/shared/editor/record-editor';

export const metadata: Metadata = { title: pageTitle('Add Service - Admin') };

export default function AdminAddServicePage() {
  return <RecordEditor entity="services" />;
}
