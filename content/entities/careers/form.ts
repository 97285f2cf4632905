import { line } from '../../lib/fields';
import { translated } from '../../lib/translated';
import { z } from '../../lib/zod';
import type { FieldSpec } from '../../lib/field-spec';

export const careersSchema = translated({
  id: z.literal('careers'),
  title: line(3, 60),
  lead: line(3, 160),
});

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

export { careersSchema as schema };
