import type { FieldSpec } from '../../lib/field-spec';

export { contactSchema as schema } from './schema';

export const fields: readonly FieldSpec[] = [
  { name: 'title', label: 'Title', kind: 'text', isRequired: true },
  { name: 'intro', label: 'Introduction', kind: 'area', isRequired: true },
  { name: 'formNote', label: 'Note beside the form', kind: 'area', isRequired: true },
];
