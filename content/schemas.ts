import { blogCategories } from './blog-categories';
import type { Entity } from './lib/entities';
import { image, isoDate, line, prose, slug } from './lib/fields';
import { isBuildable } from './lib/markdown/limits';
import { z } from './lib/zod';
import { productCategoryNames } from './product-categories';

/** A hero picture fills the first screen of a wide monitor, so a small one would show its pixels. Both in px. */
const MIN_WIDTH = 1600;
const MIN_HEIGHT = 600;

export const productSchema = z.strictObject({
  id: slug,
  /** As printed on the product; tiles may go without a name. */
  name: z._default(line(0, 120), ''),
  category: z.enum(productCategoryNames),
  /** Length × width × height in mm, with the unit, as shown. */
  size: line(1, 60),
  /** The same in inches, as shown. */
  inch: line(1, 60),
  image,
});

export const blogSchema = z.strictObject({
  _id: slug,
  title: line(5, 140),
  category: z.enum(blogCategories),
  image,
  /** Day of publication. */
  createdAt: isoDate,
  /** The article in Markdown; headings start at the second level, below the title. */
  desc: prose(50, 20_000).check(isBuildable),
});

export const serviceSchema = z.strictObject({
  id: slug,
  title: line(2, 100),
  /** Plain text, shown under the title. */
  description: prose(20, 2_000),
  image: z.optional(image),
});

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

export const feedbackSchema = z.strictObject({
  id: slug,
  /** Who speaks: a trade such as "Contractor", or a person who has agreed to be named. */
  name: line(2, 80),
  /** The place or the work spoken of, such as "Gazipur". */
  role: z._default(line(0, 100), ''),
  /** The customer's words, without quotation marks; the page sets those. */
  message: prose(10, 600),
  image: z.optional(image),
});

/** The schema of every entity that staff manage. Without any record: the studio loads them when something is edited. */
export const schemas: Readonly<Record<Entity, z.ZodMiniObject>> = {
  products: productSchema,
  blogs: blogSchema,
  services: serviceSchema,
  banners: bannerSchema,
  feedbacks: feedbackSchema,
};
