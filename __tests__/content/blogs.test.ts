import { blogs, newestBlogs } from '@/content/entities/blogs';

it('lists the newest post first without changing the data order', () => {
  const before = blogs.map(({ _id }) => _id);
  expect(newestBlogs.map(({ createdAt }) => createdAt)).toEqual(
    blogs
      .map(({ createdAt }) => createdAt)
      .sort()
      .reverse(),
  );
  expect(blogs.map(({ _id }) => _id)).toEqual(before);
});
