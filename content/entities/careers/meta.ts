import { singleMeta } from '../../lib/entity-meta';

export const careers = singleMeta({
  singular: 'careers page',
  plural: 'pages',
  title: 'Careers page',
  path: '/admin/AdminCareers',
  shownOn: ['/career'],
});
