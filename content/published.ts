import banners from './data/banners.json';
import blogs from './data/blogs.json';
import feedbacks from './data/feedbacks.json';
import products from './data/products.json';
import services from './data/services.json';
import type { Entity } from './lib/entities';
import type { ManagedRecord } from './managed';

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
