import { singleMeta } from '../../lib/entity-meta';

export const aboutUs = singleMeta({
  singular: 'page “About Us”',
  plural: 'pages',
  title: 'About Us',
  path: '/admin/AdminAbout',
  shownOn: ['/aboutUs'],
});
