import { image, isoDate, line, slug } from '../../lib/fields';
import { translated } from '../../lib/translated';
import { z } from '../../lib/zod';

export const bannerSchema = translated({
  id: slug,
  image,
  title: line(2, 80),
  description: line(2, 200),
  /** The last day on the website. */
  until: z.optional(isoDate),
});
