import type { FieldSpec } from '../../lib/field-spec';

export const serviceFields: readonly FieldSpec[] = [
  { name: 'title', label: 'Title', kind: 'text', isRequired: true },
  { name: 'description', label: 'Description', kind: 'area', isRequired: true },
  { name: 'image', label: 'Picture', kind: 'picture', picture: { maxWidth: 1200 } },
];
