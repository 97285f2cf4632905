import { image, line, slug } from '../../lib/fields';
import { translated } from '../../lib/translated';
import { z } from '../../lib/zod';
import { productCategoryNames } from '../products/categories';
import { LONGEST_CAPTION } from '../products/schema';

export const gallerySchema = translated({
  id: slug,
  name: line(3, 60),
  /** The first one is the gallery's thumbnail. */
  images: z
    .array(
      z.strictObject({
        image,
        caption: z.optional(line(1, LONGEST_CAPTION)),
        /** Id of the product that it shows; in the lightbox its caption leads there. */
        product: z.optional(slug),
      }),
    )
    .check(z.minLength(1)),
  /** Categories whose products' own pictures follow, so that a product added by staff joins the gallery by itself. */
  products: z._default(z.array(z.strictObject({ category: z.enum(productCategoryNames) })), []),
});
