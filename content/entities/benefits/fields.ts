import type { FieldSpec } from '../../lib/field-spec';

export { benefitSchema as schema } from './schema';

export const fields: readonly FieldSpec[] = [
  { name: 'title', label: 'Title', kind: 'text', isRequired: true },
  { name: 'subtitle', label: 'Against', kind: 'text', isRequired: true, help: 'What the block replaces.' },
  { name: 'basis', label: 'Basis', kind: 'text', isRequired: true, help: 'What the three figures rest on.' },
  { name: 'expandedSpace', label: 'Floor gained', kind: 'text', isRequired: true, help: 'With its unit.' },
  { name: 'reduceLoad', label: 'Reduced load', kind: 'number', unit: '%', isRequired: true },
  { name: 'reduceExpanse', label: 'Reduced expense', kind: 'number', unit: '%', isRequired: true },
];
