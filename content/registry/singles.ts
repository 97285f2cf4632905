import { singleMeta } from '../lib/entity-meta';

/** Entities with one record each. */
export const singles = {
  'key-product': singleMeta({
    singular: 'key product page',
    plural: 'pages',
    title: 'Key product page',
    path: '/admin/AdminKeyProduct',
    shownOn: ['/keyProduct'],
  }),
  quality: singleMeta({
    singular: 'quality page',
    plural: 'pages',
    title: 'Quality page',
    path: '/admin/AdminQuality',
    shownOn: ['/quality'],
  }),
  careers: singleMeta({
    singular: 'careers page',
    plural: 'pages',
    title: 'Careers page',
    path: '/admin/AdminCareers',
    shownOn: ['/career'],
  }),
  home: singleMeta({
    singular: 'home page',
    plural: 'home pages',
    title: 'Home page',
    path: '/admin/AdminHome',
    shownOn: ['/'],
  }),
  'about-us': singleMeta({
    singular: 'page “About Us”',
    plural: 'pages',
    title: 'About Us',
    path: '/admin/AdminAbout',
    shownOn: ['/aboutUs'],
  }),
  contact: singleMeta({
    singular: 'contact page',
    plural: 'contact pages',
    title: 'Contact page',
    path: '/admin/AdminContact',
    shownOn: ['/contact'],
  }),
  company: singleMeta({
    singular: 'company',
    plural: 'companies',
    title: 'Company',
    path: '/admin/AdminCompany',
    // The footer of every page shows its name, telephone, hours and addresses.
    shownOn: ['/', '/contact', '/aboutUs', '/career', '*'],
  }),
} as const;
