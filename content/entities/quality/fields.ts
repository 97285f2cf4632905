import type { FieldSpec } from '../../lib/field-spec';
import { leastPicture } from '../../lib/picture-limits';

export { qualitySchema as schema } from './schema';

export const fields: readonly FieldSpec[] = [
  {
    name: 'paragraphs',
    label: 'Opening paragraphs',
    kind: 'lines',
    isRequired: true,
    help: 'One paragraph a line.',
  },
  {
    name: 'checks',
    label: 'Checks on the floor',
    kind: 'group',
    fields: [
      { name: 'title', label: 'Title', kind: 'text', isRequired: true },
      { name: 'lead', label: 'Lead', kind: 'text', isRequired: true },
      {
        name: 'pictures',
        label: 'Pictures',
        kind: 'rows',
        one: 'picture',
        help: 'One to six, beside the list.',
        fields: [
          {
            name: 'image',
            label: 'Picture',
            kind: 'picture',
            isRequired: true,
            picture: { maxWidth: 1600, ...leastPicture.column },
          },
        ],
      },
    ],
  },
  {
    name: 'tests',
    label: 'Laboratory tests',
    kind: 'group',
    fields: [
      { name: 'title', label: 'Title', kind: 'text', isRequired: true },
      { name: 'lead', label: 'Lead', kind: 'text', isRequired: true },
      {
        name: 'pictures',
        label: 'Pictures',
        kind: 'rows',
        one: 'picture',
        help: 'One to six, beside the list.',
        fields: [
          {
            name: 'image',
            label: 'Picture',
            kind: 'picture',
            isRequired: true,
            picture: { maxWidth: 1600, ...leastPicture.column },
          },
        ],
      },
    ],
  },
];
