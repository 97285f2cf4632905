import { image, line, prose } from '../../lib/fields';
import { translated } from '../../lib/translated';
import { z } from '../../lib/zod';
import type { FieldSpec } from '../../lib/field-spec';
import { leastPicture } from '../../lib/picture-limits';

const statement = z.strictObject({ title: line(3, 60), text: prose(50, 600) });

export const aboutSchema = translated({
  id: z.literal('about-us'),
  intro: prose(50, 600),
  /** Such as the year of the founding, the output, the people; a row of them is shown when there are any. */
  facts: z.optional(
    z.array(z.strictObject({ label: line(2, 40), value: line(1, 40) })).check(z.maxLength(4)),
  ),
  vision: statement,
  mission: statement,
  viceChairman: z.strictObject({
    role: line(3, 60),
    /** Shown when set; left out, the message is signed with the role alone. */
    name: z.optional(line(2, 80)),
    /** Paragraphs, in order. */
    message: z.array(prose(30, 600)).check(z.minLength(1)),
    /** A place rather than a person. */
    image,
  }),
});

export const fields: readonly FieldSpec[] = [
  { name: 'intro', label: 'Introduction', kind: 'area', isRequired: true },
  {
    name: 'facts',
    label: 'Facts',
    kind: 'rows',
    one: 'fact',
    help: 'Such as Founded, Output a day, People. Up to four are in a row below the introduction.',
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

export { aboutSchema as schema };
