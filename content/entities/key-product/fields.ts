import type { FieldSpec } from '../../lib/field-spec';

export { keyProductSchema as schema } from './schema';

export const fields: readonly FieldSpec[] = [
  {
    name: 'comparison',
    label: 'Comparison',
    kind: 'group',
    fields: [
      { name: 'title', label: 'Title', kind: 'text', isRequired: true },
      { name: 'lead', label: 'Lead', kind: 'text', isRequired: true },
    ],
  },
  {
    name: 'savings',
    label: 'Cost cards',
    kind: 'group',
    fields: [
      { name: 'title', label: 'Title', kind: 'text', isRequired: true },
      { name: 'lead', label: 'Lead', kind: 'text', isRequired: true },
    ],
  },
  {
    name: 'advantages',
    label: 'Advantages',
    kind: 'group',
    fields: [
      { name: 'title', label: 'Title', kind: 'text', isRequired: true },
      { name: 'lead', label: 'Lead', kind: 'text', isRequired: true },
    ],
  },
];
