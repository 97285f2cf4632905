import { products } from '../products';
import { onlineRecords, publishedRecords, requireRecords } from '../../registry/published';
import records from './data.json' with { type: 'json' };
import { newestFirst } from '../../../lib/records';
import { recordSchema } from './schema';

const all = publishedRecords('blogs', recordSchema, records);

requireRecords('blogs', recordSchema, all, { products });

export const blogs = onlineRecords('blogs', all);

export type Blog = (typeof blogs)[number];

const blogsById = new Map(blogs.map((blog) => [blog._id, blog]));

export const getBlog = (id: string) => blogsById.get(id);

export const newestBlogs = newestFirst(blogs);
