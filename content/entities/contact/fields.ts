import type { FieldSpec } from '../../lib/field-spec';

export const contactFields: readonly FieldSpec[] = [
  { name: 'title', label: 'Title', kind: 'text', isRequired: true },
  { name: 'intro', label: 'Introduction', kind: 'area', isRequired: true },
  { name: 'formNote', label: 'Note beside the form', kind: 'area', isRequired: true },
];
