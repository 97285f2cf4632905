import records from './data.json' with { type: 'json' };
import { newestFirst } from '../../lib/dates';
import { defineCollection } from '../../lib/define-collection';
import { onlineToday } from '../../lib/schedule';
import { recordSchema } from './schema';

export const blogs = onlineToday(
  defineCollection({
    file: 'content/entities/blogs/data.json',
    schema: recordSchema,
    records,
    idField: '_id',
  }),
  { scheduleOf: ({ createdAt }) => ({ from: createdAt }), least: 0 },
);

export type Blog = (typeof blogs)[number];

const blogsById = new Map(blogs.map((blog) => [blog._id, blog]));

export const getBlog = (id: string) => blogsById.get(id);

export const newestBlogs = newestFirst(blogs);
