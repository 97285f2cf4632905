import type { About } from '../../lib/about';
import { textOf } from '../../lib/text-of';

export const feedbacks: About = {
  one: 'feedback',
  many: 'feedbacks',
  idField: 'id',
  titleField: 'name',
  titleOf: ({ name }) => textOf(name),
  titleLabel: 'Name',
  least: 0,
  categories: [],
  columns: [
    { key: 'role', label: 'Role' },
    { key: 'message', label: 'Message', isLong: true },
  ],
  list: { path: '/admin/AdminFeedbacks', title: 'All Feedbacks' },
  add: { path: '/admin/AdminAddFeedback', title: 'Add Feedback' },
  shownOn: ['/'],
};
