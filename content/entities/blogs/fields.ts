import type { FieldSpec } from '../../lib/field-spec';
import { leastPicture } from '../../lib/picture-limits';

export { blogSchema as schema } from './schema';

export const fields: readonly FieldSpec[] = [
  { name: 'title', label: 'Title', kind: 'text', isRequired: true },
  { name: 'category', label: 'Category', kind: 'choice', isRequired: true },
  {
    name: 'image',
    label: 'Picture',
    kind: 'picture',
    isRequired: true,
    picture: { maxWidth: 1600, ...leastPicture.head },
  },
  {
    name: 'createdAt',
    label: 'Published date',
    kind: 'date',
    isRequired: true,
    help: 'Newest first. One in the future: online with a build of that day.',
  },
  {
    name: 'desc',
    label: 'Text',
    kind: 'markdown',
    isRequired: true,
  },
];
