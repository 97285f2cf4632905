/** A public page of most kinds, for checks too costly for all: not of the list, comparison, details and ranges. */
export const pageKinds = [
  '/',
  '/products',
  '/products/hollow-block-190',
  '/keyProduct',
  '/gallery',
  '/news-events',
  '/news-events/curing-through-the-monsoon',
  '/works',
  '/blog',
  '/blog/why-hollow-blocks-save-energy',
  '/career',
  '/career/quality-control-engineer',
  '/aboutUs',
  '/quality',
  '/clients',
  '/contact',
  '/p/boundary-wall',
  '/search',
];

/** Their Bangla pages. */
export const banglaPageKinds = pageKinds.map((path) => (path === '/' ? '/bn' : `/bn${path}`));
