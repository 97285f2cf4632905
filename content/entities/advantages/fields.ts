import type { FieldSpec } from '../../lib/field-spec';

export const advantageFields: readonly FieldSpec[] = [
  { name: 'title', label: 'Title', kind: 'text', isRequired: true },
  { name: 'items', label: 'Advantages', kind: 'lines', isRequired: true },
];
