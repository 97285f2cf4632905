import type { FieldSpec } from '../../lib/field-spec';

export { careersSchema as schema } from './schema';

export const fields: readonly FieldSpec[] = [
  { name: 'title', label: 'Title', kind: 'text', isRequired: true },
  {
    name: 'lead',
    label: 'Lead',
    kind: 'text',
    isRequired: true,
    help: '{factory} and {headOffice} stand for the two cities.',
  },
];
