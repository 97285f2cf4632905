import { collectionMeta } from '../../../lib/records';

/** Categories of blog posts, as on their labels. */
export const blogCategories = ['Future', 'Concrete Industry', 'Innovation'] as const;

export const blogs = collectionMeta(['blog', 'ব্লগ'], ['blogs', 'ব্লগ'], {
  idField: '_id',
  titleField: 'title',
  categories: blogCategories,
  columns: [
    { key: 'category', label: ['Category', 'ধরন'] },
    { key: 'createdAt', label: ['Published date', 'প্রকাশের দিন'], kind: 'day' },
  ],
  orderNote: [
    'The website shows blogs by date, newest first. Their order here makes no difference.',
    'ওয়েবসাইটে ব্লগ তারিখ অনুযায়ী থাকে, নতুন আগে। এখানকার ক্রমে তাতে কিছু বদলায় না।',
  ],
  list: { path: '/admin/AdminBlogs', title: 'All Blogs', bangla: 'সব ব্লগ' },
  add: { path: '/admin/AdminAddBlog', title: 'Add Blog', bangla: 'নতুন ব্লগ' },
  isArticle: true,
  days: { first: 'createdAt' },
  seed: (today) => ({ createdAt: today }),
  shownOn: ['/blog', '/blog/*', '/products/*'],
});
