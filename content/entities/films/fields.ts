import type { FieldSpec } from '../../lib/field-spec';
import { leastPicture } from '../../lib/picture-limits';

export { filmSchema as schema } from './schema';

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
