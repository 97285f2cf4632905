import type { FieldSpec } from '../../lib/field-spec';
import { leastPicture } from '../../lib/picture-limits';

export { aboutSchema as schema } from './schema';

export const fields: readonly FieldSpec[] = [
  { name: 'intro', label: 'Introduction', kind: 'area', isRequired: true },
  {
    name: 'facts',
    label: 'Facts',
    kind: 'rows',
    one: 'fact',
    help: 'Such as Founded, Output a day, People. Up to four stand in a row below the introduction.',
    fields: [
      { name: 'label', label: 'Name', kind: 'text', isRequired: true },
      { name: 'value', label: 'Figure', kind: 'text', isRequired: true },
    ],
  },
  {
    name: 'vision',
    label: 'Vision',
    kind: 'group',
    fields: [
      { name: 'title', label: 'Title', kind: 'text', isRequired: true },
      { name: 'text', label: 'Text', kind: 'area', isRequired: true },
    ],
  },
  {
    name: 'mission',
    label: 'Mission',
    kind: 'group',
    fields: [
      { name: 'title', label: 'Title', kind: 'text', isRequired: true },
      { name: 'text', label: 'Text', kind: 'area', isRequired: true },
    ],
  },
  {
    name: 'viceChairman',
    label: 'Vice-chairman',
    kind: 'group',
    fields: [
      { name: 'role', label: 'Role', kind: 'text', isRequired: true },
      {
        name: 'name',
        label: 'Name',
        kind: 'text',
        help: 'Left out, the message is signed with the role alone.',
      },
      { name: 'message', label: 'Message', kind: 'lines', isRequired: true, help: 'One paragraph a line.' },
      {
        name: 'image',
        label: 'Picture',
        kind: 'picture',
        isRequired: true,
        picture: { maxWidth: 1600, ...leastPicture.column },
      },
    ],
  },
];
