import { image, line, prose, slug } from '../../lib/fields';
import { translated } from '../../lib/translated';
import { z } from '../../lib/zod';
import type { FieldSpec } from '../../lib/field-spec';

export const feedbackSchema = translated({
  id: slug,
  /** Who speaks: a trade such as "Contractor", or a person who has agreed to be named. */
  name: line(2, 80),
  /** The place or the work spoken of, such as "Gazipur". */
  role: z._default(line(0, 100), ''),
  /** The customer's words, without quotation marks; the page sets those. */
  message: prose(10, 600),
  image: z.optional(image),
});

export const fields: readonly FieldSpec[] = [
  {
    name: 'name',
    label: 'Name',
    kind: 'text',
    isRequired: true,
    help: 'Publish only with the customer’s consent.',
  },
  { name: 'role', label: 'Role', kind: 'text' },
  { name: 'message', label: 'Message', kind: 'area', isRequired: true },
  { name: 'image', label: 'Picture', kind: 'picture', picture: { maxWidth: 400 } },
];

export { feedbackSchema as schema };
