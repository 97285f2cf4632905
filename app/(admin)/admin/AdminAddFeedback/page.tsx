import type { Metadata } from 'next';
import { pageTitle } from '@/app/_lib/page-meta';
import { RecordEditor } from '@/components/admin/shared/editor/record-editor';

export const metadata: Metadata = { title: pageTitle('Add Feedback - Admin') };

export default function AdminAddFeedbackPage() {
  return <RecordEditor entity="feedbacks" />;
}
