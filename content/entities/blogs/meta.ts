import { collectionMeta } from '../../../lib/records';

/** Categories of blog posts, as on their labels. */
export const blogCategories = ['Future', 'Concrete Industry', 'Innovation'] as const;

export const blogs = collectionMeta('blog', 'blogs', {
  idField: '_id',
  titleField: 'title',
  categories: blogCategories,
  columns: [
    { key: 'category', label: 'Category' },
    { key: 'createdAt', label: 'Published date', kind: 'day' },
  ],
  orderNote: 'The website shows blogs by date, newest first, whatever their order here.',
  list: { path: '/admin/AdminBlogs', title: 'All Blogs' },
  add: { path: '/admin/AdminAddBlog', title: 'Add Blog' },
  isArticle: true,
  days: { first: 'createdAt' },
  seed: (today) => ({ createdAt: today }),
  shownOn: ['/blog', '/blog/*', '/products/*'],
});
