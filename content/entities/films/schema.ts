import { filmId, image, isoDate, line, slug } from '../../lib/fields';
import { translated } from '../../lib/translated';
import { z } from '../../lib/zod';

export const filmSchema = translated({
  id: slug,
  name: line(3, 60),
  thumbnail: image,
  /** The first one is played; the ids are those of the video host, 11 characters. */
  videos: z
    .array(
      z.strictObject({
        id: filmId,
        title: line(3, 100),
        /** The day the video was published. */
        createdAt: isoDate,
      }),
    )
    .check(z.minLength(1)),
});
