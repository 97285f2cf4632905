import { blogs, getBlog, newestBlogs } from '@/content/entities/blogs';
import { recordSchema as blogSchema } from '@/content/entities/blogs/schema';
import { sampleContent } from './sample-content';

const [post] = sampleContent.blogs;

it('finds every post by its id', () => {
  expect(blogs.map(({ _id }) => getBlog(_id))).toEqual(blogs);
});

it('finds no post by an unknown id', () => {
  expect(getBlog('no_such_post')).toBeUndefined();
});

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

describe('blogSchema', () => {
  it.each([
    ['_id', 'How a block'],
    ['category', 'Past'],
    ['createdAt', '2024-02-30'],
    ['draft', true],
  ])('refuses %s %j', (field, value) => {
    const result = blogSchema.safeParse({ ...post, [field]: value });
    expect(result.error?.issues).toHaveLength(1);
    expect(JSON.stringify(result.error?.issues[0])).toContain(field);
  });
});
