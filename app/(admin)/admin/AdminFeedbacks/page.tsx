import type { Metadata } from 'next';
import { pageTitle } from '@/app/_lib/page-meta';
import { ListScreen } from '@/components/admin/shared/list/list-screen';

export const metadata: Metadata = { title: pageTitle('All Feedbacks - Admin') };

export default function AdminFeedbacksPage() {
  return <ListScreen entity="feedbacks" />;
}
