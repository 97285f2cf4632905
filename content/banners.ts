import records from './data/banners.json';
import { defineCollection } from './lib/define-collection';
import { image, line, slug } from './lib/fields';
import { z } from './lib/zod';

/** A hero picture fills the first screen of a wide monitor, so a small one would show its pixels. Both in px. */
const MIN_WIDTH = 1600;
const MIN_HEIGHT = 600;

export const bannerSchema = z.strictObject({
  id: slug,
  /** At least 1600 × 600 px. */
  image: image.check(
    z.refine(({ width, height }) => width >= MIN_WIDTH && height >= MIN_HEIGHT, {
      path: ['width'],
      message: `is too small for the first screen: at least ${MIN_WIDTH} × ${MIN_HEIGHT} px`,
    }),
  ),
  title: line(2, 80),
  description: line(2, 200),
});

/** The slides of the home page's hero, in the order in which they are shown. */
export const banners = defineCollection({
  file: 'content/data/banners.json',
  schema: bannerSchema,
  records,
  idField: 'id',
});

export type Banner = (typeof banners)[number];
