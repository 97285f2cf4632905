import type { FieldSpec } from '../../lib/field-spec';

export { comparisonSchema as schema } from './schema';

export const fields: readonly FieldSpec[] = [
  { name: 'factor', label: 'Factor', kind: 'choice', isRequired: true },
  { name: 'clay', label: 'Clay brick', kind: 'text', isRequired: true },
  { name: 'block', label: 'Hollow block', kind: 'text', isRequired: true },
];
