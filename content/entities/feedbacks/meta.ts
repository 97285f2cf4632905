import type { EntityMeta } from '../../lib/entity-meta';
import { textOf } from '../../lib/text-of';

export const feedbacks: EntityMeta = {
  singular: 'feedback',
  plural: 'feedbacks',
  idField: 'id',
  titleField: 'name',
  titleOf: ({ name }) => textOf(name),
  titleLabel: 'Name',
  min: 0,
  categories: [],
  columns: [
    { key: 'role', label: 'Role' },
    { key: 'message', label: 'Message', isLong: true },
  ],
  list: { path: '/admin/AdminFeedbacks', title: 'All Feedbacks' },
  add: { path: '/admin/AdminAddFeedback', title: 'Add Feedback' },
  shownOn: ['/'],
};
