import { collectionMeta } from '../../lib/entity-meta';

export const feedbacks = collectionMeta({
  singular: 'feedback',
  plural: 'feedbacks',
  titleField: 'name',
  min: 0,
  columns: [
    { key: 'role', label: 'Role' },
    { key: 'message', label: 'Message', isLong: true },
  ],
  list: { path: '/admin/AdminFeedbacks', title: 'All Feedbacks' },
  add: { path: '/admin/AdminAddFeedback', title: 'Add Feedback' },
  shownOn: ['/'],
});
