import { bannerSchema } from '../entities/banners/schema';
import { blogSchema } from '../entities/blogs/schema';
import { feedbackSchema } from '../entities/feedbacks/schema';
import { productSchema } from '../entities/products/schema';
import { serviceSchema } from '../entities/services/schema';
import type { z } from '../lib/zod';
import type { Entity } from '.';

/** The schema of every entity. Without any record: the studio loads them when something is edited. */
export const schemas: Readonly<Record<Entity, z.ZodMiniObject>> = {
  products: productSchema,
  blogs: blogSchema,
  services: serviceSchema,
  banners: bannerSchema,
  feedbacks: feedbackSchema,
};
