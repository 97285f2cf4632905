import type { Metadata } from 'next';
import { pageTitle } from '@/app/_lib/page-meta';
import { RecordEditor } from '@/components/admin/shared/editor/record-editor';

export const metadata: Metadata = { title: pageTitle('Add Blog - Admin') };

export default function AdminAddBlogPage() {
  return <RecordEditor entity="blogs" />;
}
