import records from './data/banners.json';
import { defineCollection } from './lib/define-collection';
import { managed } from './managed';
import { bannerSchema } from './schemas';

/** The slides of the home page's hero, in the order in which they are shown. */
export const banners = defineCollection({
  file: 'content/data/banners.json',
  schema: bannerSchema,
  records,
  idField: 'id',
  least: managed.banners.least,
});

export type Banner = (typeof banners)[number];
