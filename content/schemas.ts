import { blogCategories } from './blog-categories';
import { formSchema } from './entities/products/form/schema';
import type { Entity } from './lib/entities';
import { image, isoDate, line, prose, sizeLine, slug } from './lib/fields';
import { isBuildable } from './lib/markdown/limits';
import { bannerPicture } from './lib/picture-limits';
import { sizeInInches, sizeInMm } from './lib/size-text';
import { z } from './lib/zod';
import { productCategoryNames } from './product-categories';

/** In characters; captions are made of both. */
const LONGEST = { name: 120, size: 60 } as const;

/** In characters: a product's name and size with a comma and a blank between them. */
export const LONGEST_CAPTION = LONGEST.name + ', '.length + LONGEST.size;

/** Pages that stand beside the products' own under /products. */
const TAKEN_PRODUCT_IDS = ['range', 'list', 'search'];

export const productSchema = z.strictObject({
  id: slug.check(
    z.refine((id) => !TAKEN_PRODUCT_IDS.includes(id), 'is the address of another page: choose another id'),
  ),
  /** As printed on the product; tiles may go without a name. */
  name: z._default(line(0, LONGEST.name), ''),
  category: z.enum(productCategoryNames),
  /** Length × width × height in mm, with the unit, as shown. */
  size: sizeLine(LONGEST.size, sizeInMm),
  /** The same in inches, as shown. */
  inch: sizeLine(LONGEST.size, sizeInInches),
  image,
  /** What it is for, in one paragraph of plain text. */
  summary: z.optional(prose(20, 600)),
  /** Its nominal geometry: the source of drawing, quantities and files. */
  form: z.optional(formSchema),
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
  /** At least as large as `bannerPicture` says. */
  image: image.check(
    z.refine(({ width, height }) => width >= bannerPicture.minWidth && height >= bannerPicture.minHeight, {
      path: ['width'],
      message: `is too small for the first screen: at least ${bannerPicture.minWidth} × ${bannerPicture.minHeight} px`,
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
