import { filmId, image, isoDate, line, slug } from '../../lib/fields';
import { translated } from '../../lib/translated';
import { z } from '../../lib/zod';
import type { FieldSpec } from '../../lib/field-spec';
import { leastPicture } from '../../lib/picture-limits';

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

export const fields: readonly FieldSpec[] = [
  { name: 'name', label: 'Name', kind: 'text', isRequired: true },
  {
    name: 'thumbnail',
    label: 'Picture',
    kind: 'picture',
    isRequired: true,
    picture: { maxWidth: 1600, ...leastPicture.head },
  },
  {
    name: 'videos',
    label: 'Films',
    kind: 'rows',
    one: 'film',
    isRequired: true,
    help: 'The first one is played.',
    fields: [
      {
        name: 'id',
        label: 'Link of the film',
        kind: 'text',
        isRequired: true,
        help: 'Paste the link of the film, such as https://youtu.be/AtraiFilm01.',
      },
      { name: 'title', label: 'Title', kind: 'text', isRequired: true },
      { name: 'createdAt', label: 'Published', kind: 'date', isRequired: true },
    ],
  },
];

export { filmSchema as schema };
