import records from './data.json' with { type: 'json' };
import { newestFirst } from '../../lib/dates';
import { defineCollection } from '../../lib/define-collection';
import { blogSchema } from './schema';

export const blogs = defineCollection({
  file: 'content/entities/blogs/data.json',
  schema: blogSchema,
  records,
  idField: '_id',
});

export type Blog = (typeof blogs)[number];

const blogsById = new Map(blogs.map((blog) => [blog._id, blog]));

export const getBlog = (id: string) => blogsById.get(id);

export const newestBlogs = newestFirst(blogs);
