import { image, line, prose } from '../../lib/fields';
import { translated } from '../../lib/translated';
import { z } from '../../lib/zod';
import type { FieldSpec } from '../../lib/field-spec';
import { leastPicture } from '../../lib/picture-limits';

const list = z.strictObject({
  title: line(3, 60),
  lead: line(3, 160),
  /** Beside the list. */
  pictures: z.array(z.strictObject({ image })).check(z.minLength(1), z.maxLength(6)),
});

export const qualitySchema = translated({
  id: z.literal('quality'),
  /** Opening paragraphs, in order. */
  paragraphs: z.array(prose(50, 600)).check(z.minLength(1)),
  checks: list,
  tests: list,
});

const listFields: readonly FieldSpec[] = [
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
];

export const fields: readonly FieldSpec[] = [
  {
    name: 'paragraphs',
    label: 'Opening paragraphs',
    kind: 'lines',
    isRequired: true,
    help: 'One paragraph a line.',
  },
  { name: 'checks', label: 'Checks on the floor', kind: 'group', fields: listFields },
  { name: 'tests', label: 'Laboratory tests', kind: 'group', fields: listFields },
];

export { qualitySchema as schema };
