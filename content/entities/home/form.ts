import { image, line, prose } from '../../lib/fields';
import { translated } from '../../lib/translated';
import { z } from '../../lib/zod';
import type { FieldSpec } from '../../lib/field-spec';
import { leastPicture } from '../../lib/picture-limits';

const range = z
  .strictObject({
    label: line(3, 60),
    /** Both ends of the range, in `unit`. */
    low: z.number().check(z.minimum(0), z.maximum(100)),
    high: z.number().check(z.minimum(0), z.maximum(100)),
    unit: z._default(z.literal('%'), '%'),
    /** Decides the colour of the bar: clay red or block green. */
    material: z.enum(['clay', 'block']),
  })
  .check(
    z.refine(({ low, high }) => low < high, {
      path: ['high'],
      message: 'must be greater than the lower end',
    }),
  );

const figure = z.strictObject({
  /** With its unit, as shown. */
  value: line(1, 12),
  label: line(3, 80),
});

export const homeSchema = translated({
  id: z.literal('home'),
  featured: z.strictObject({ title: line(3, 60) }),
  whyGreen: z.strictObject({
    title: line(3, 60),
    text: prose(50, 500),
    ranges: z.array(range).check(z.minLength(2)),
    figures: z.array(figure).check(z.minLength(1), z.maxLength(6)),
  }),
  services: z.strictObject({ title: line(3, 60), lead: line(3, 160) }),
  whoWeAre: z.strictObject({
    title: line(3, 60),
    text: prose(50, 600),
    /** On the play button and as the name of the film's dialog. */
    filmTitle: line(3, 60),
    thumbnail: image,
  }),
  group: z.strictObject({ title: line(3, 60), lead: line(3, 160) }),
  feedbacks: z.strictObject({ title: line(3, 60) }),
  getInTouch: z.strictObject({ title: line(3, 80), text: prose(20, 300) }),
});

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

export { homeSchema as schema };
