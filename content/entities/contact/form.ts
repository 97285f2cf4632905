import { line, prose } from '../../lib/fields';
import { translated } from '../../lib/translated';
import { z } from '../../lib/zod';
import type { FieldSpec } from '../../lib/field-spec';

export const contactSchema = translated({
  id: z.literal('contact'),
  title: line(3, 60),
  intro: prose(30, 300),
  /** Beside the form: leads over to phone and e-mail. */
  formNote: prose(30, 300),
});

export const fields: readonly FieldSpec[] = [
  { name: 'title', label: 'Title', kind: 'text', isRequired: true },
  { name: 'intro', label: 'Introduction', kind: 'area', isRequired: true },
  { name: 'formNote', label: 'Note beside the form', kind: 'area', isRequired: true },
];

export { contactSchema as schema };
