import type { FieldSpec } from '../../lib/field-spec';

export { checkSchema as schema } from '../quality-checks/form';

export const fields: readonly FieldSpec[] = [
  { name: 'title', label: 'Title', kind: 'text', isRequired: true },
  { name: 'text', label: 'Text', kind: 'area', isRequired: true },
];
