import records from './data/blogs.json';
import { newestFirst } from './lib/dates';
import { defineCollection } from './lib/define-collection';
import { image, isoDate, line, prose, slug } from './lib/fields';
import { z } from './lib/zod';

export const blogSchema = z.strictObject({
  _id: slug,
  title: line(5, 140),
  category: z.enum(['Future', 'Concrete Industry', 'Innovation']),
  image,
  /** Day of publication. */
  createdAt: isoDate,
  /** The article in Markdown; headings start at the second level, below the title. */
  desc: prose(50, 20_000),
});

export const blogs = defineCollection({
  file: 'content/data/blogs.json',
  schema: blogSchema,
  records,
  idField: '_id',
});

export type Blog = (typeof blogs)[number];

const blogsById = new Map(blogs.map((blog) => [blog._id, blog]));

export const getBlog = (id: string) => blogsById.get(id);

export const newestBlogs = newestFirst(blogs);
