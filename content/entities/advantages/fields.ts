import type { FieldSpec } from '../../lib/field-spec';

export { advantageSchema as schema } from './schema';

export const fields: readonly FieldSpec[] = [
  { name: 'title', label: 'Title', kind: 'text', isRequired: true },
  { name: 'items', label: 'Advantages', kind: 'lines', isRequired: true },
];
