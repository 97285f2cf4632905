import banners from '../entities/banners/data.json';
import blogs from '../entities/blogs/data.json';
import feedbacks from '../entities/feedbacks/data.json';
import products from '../entities/products/data.json';
import services from '../entities/services/data.json';
import type { ManagedRecord } from '../lib/about';
import type { Entity } from '.';

/**
 * What the website shows now, in display order, as the files hold it: the build has validated every record, and the files
 * stand as publishing writes them, so nothing has to be parsed once more in the studio.
 */
export const published: Readonly<Record<Entity, readonly ManagedRecord[]>> = {
  products,
  blogs,
  services,
  banners,
  feedbacks,
};
