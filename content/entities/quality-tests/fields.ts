import type { FieldSpec } from '../../lib/field-spec';

export const qualityTestFields: readonly FieldSpec[] = [
  { name: 'title', label: 'Title', kind: 'text', isRequired: true },
  { name: 'text', label: 'Text', kind: 'area', isRequired: true },
];
