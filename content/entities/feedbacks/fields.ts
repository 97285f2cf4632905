import type { FieldSpec } from '../../lib/field-spec';

export { feedbackSchema as schema } from './schema';

export const fields: readonly FieldSpec[] = [
  {
    name: 'name',
    label: 'Name',
    kind: 'text',
    isRequired: true,
    help: 'Publish only with the customer’s consent.',
  },
  { name: 'role', label: 'Role', kind: 'text' },
  { name: 'message', label: 'Message', kind: 'area', isRequired: true },
  { name: 'image', label: 'Picture', kind: 'picture', picture: { maxWidth: 400 } },
];
