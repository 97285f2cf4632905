import type { FieldSpec } from '../../lib/field-spec';

export const qualityCheckFields: readonly FieldSpec[] = [
  { name: 'title', label: 'Title', kind: 'text', isRequired: true },
  { name: 'text', label: 'Text', kind: 'area', isRequired: true },
];
