import type { FieldSpec } from '../../lib/field-spec';
import { leastPicture } from '../../lib/picture-limits';

export { serviceSchema as schema } from './schema';

export const fields: readonly FieldSpec[] = [
  { name: 'title', label: 'Title', kind: 'text', isRequired: true },
  { name: 'description', label: 'Description', kind: 'area', isRequired: true },
  { name: 'image', label: 'Picture', kind: 'picture', picture: { maxWidth: 1200, ...leastPicture.head } },
];
