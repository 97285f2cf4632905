import type { FieldSpec } from '../../lib/field-spec';
import { partnerCategories } from './categories';

export { partnerSchema as schema } from './schema';

export const fields: readonly FieldSpec[] = [
  { name: 'name', label: 'Name', kind: 'text', isRequired: true },
  {
    name: 'category',
    label: 'Category',
    kind: 'choice',
    isRequired: true,
    labels: partnerCategories,
    help: 'Clients have a page. All three are on the home page and on About Us, four of each.',
  },
  { name: 'link', label: 'Website', kind: 'link', isRequired: true },
  {
    name: 'built',
    label: 'What they built',
    kind: 'text',
    help: 'One line about a client, below the logos of the clients’ page.',
  },
  {
    name: 'logo',
    label: 'Logo',
    kind: 'picture',
    isRequired: true,
    picture: { maxWidth: 416, isDrawing: true },
    help: 'On a white or transparent ground, without a margin.',
  },
];
