import { line } from '../../lib/fields';
import { translated } from '../../lib/translated';
import { z } from '../../lib/zod';
import type { FieldSpec } from '../../lib/field-spec';

const heading = z.strictObject({ title: line(3, 60), lead: line(3, 160) });

export const keyProductSchema = translated({
  id: z.literal('key-product'),
  comparison: heading,
  savings: heading,
  advantages: heading,
});

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

export { keyProductSchema as schema };
