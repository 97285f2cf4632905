import { onlineRecords, publishedRecords } from '../../registry/published';
import records from './data.json' with { type: 'json' };
import { newestFirst } from '../../../lib/records';
import { recordSchema } from './schema';

export const blogs = onlineRecords('blogs', publishedRecords('blogs', recordSchema, records));

export type Blog = (typeof blogs)[number];

const blogsById = new Map(blogs.map((blog) => [blog._id, blog]));

export const getBlog = (id: string) => blogsById.get(id);

export const newestBlogs = newestFirst(blogs);
