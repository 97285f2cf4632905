import type { FieldSpec } from '../../lib/field-spec';
import { leastPicture } from '../../lib/picture-limits';

export { homeSchema as schema } from './schema';

export const fields: readonly FieldSpec[] = [
  {
    name: 'featured',
    label: 'Featured products',
    kind: 'group',
    fields: [{ name: 'title', label: 'Title', kind: 'text', isRequired: true }],
  },
  {
    name: 'whyGreen',
    label: 'Why green materials',
    kind: 'group',
    fields: [
      { name: 'title', label: 'Title', kind: 'text', isRequired: true },
      { name: 'text', label: 'Text', kind: 'area', isRequired: true },
      {
        name: 'ranges',
        label: 'Bars',
        kind: 'rows',
        one: 'bar',
        fields: [
          { name: 'label', label: 'Label', kind: 'text', isRequired: true },
          { name: 'low', label: 'From', kind: 'number', unit: '%', isRequired: true },
          { name: 'high', label: 'To', kind: 'number', unit: '%', isRequired: true },
          {
            name: 'material',
            label: 'Material',
            kind: 'choice',
            isRequired: true,
            labels: { clay: 'Clay brick', block: 'Hollow block' },
          },
        ],
      },
      {
        name: 'figures',
        label: 'Figures',
        kind: 'rows',
        one: 'figure',
        help: 'One to six.',
        fields: [
          { name: 'value', label: 'Figure', kind: 'text', isRequired: true, help: 'With its unit.' },
          { name: 'label', label: 'What it says', kind: 'text', isRequired: true },
        ],
      },
    ],
  },
  {
    name: 'services',
    label: 'Services',
    kind: 'group',
    fields: [
      { name: 'title', label: 'Title', kind: 'text', isRequired: true },
      { name: 'lead', label: 'Lead', kind: 'text', isRequired: true },
    ],
  },
  {
    name: 'whoWeAre',
    label: 'Who we are',
    kind: 'group',
    fields: [
      { name: 'title', label: 'Title', kind: 'text', isRequired: true },
      { name: 'text', label: 'Text', kind: 'area', isRequired: true },
      { name: 'filmTitle', label: 'Name of the film', kind: 'text', isRequired: true },
      {
        name: 'thumbnail',
        label: 'Picture of the film',
        kind: 'picture',
        isRequired: true,
        picture: { maxWidth: 1600, ...leastPicture.head },
      },
    ],
  },
  {
    name: 'group',
    label: 'Group concerns',
    kind: 'group',
    fields: [
      { name: 'title', label: 'Title', kind: 'text', isRequired: true },
      { name: 'lead', label: 'Lead', kind: 'text', isRequired: true },
    ],
  },
  {
    name: 'feedbacks',
    label: 'Feedbacks',
    kind: 'group',
    fields: [{ name: 'title', label: 'Title', kind: 'text', isRequired: true }],
  },
  {
    name: 'getInTouch',
    label: 'Get in touch',
    kind: 'group',
    fields: [
      { name: 'title', label: 'Title', kind: 'text', isRequired: true },
      { name: 'text', label: 'Text', kind: 'area', isRequired: true },
    ],
  },
];
