import { image, isoDate, line, slug } from '../../lib/fields';
import { bannerPicture } from '../../lib/picture-limits';
import { translated } from '../../lib/translated';
import { z } from '../../lib/zod';

export const bannerSchema = translated({
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
  /** The last day on the website. */
  until: z.optional(isoDate),
});
