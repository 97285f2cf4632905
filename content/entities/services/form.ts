import { image, line, prose, slug } from '../../lib/fields';
import { translated } from '../../lib/translated';
import { z } from '../../lib/zod';
import type { FieldSpec } from '../../lib/field-spec';
import { leastPicture } from '../../lib/picture-limits';

export const serviceSchema = translated({
  id: slug,
  title: line(2, 100),
  /** Plain text, shown under the title. */
  description: prose(20, 2_000),
  image: z.optional(image),
});

export const fields: readonly FieldSpec[] = [
  { name: 'title', label: 'Title', kind: 'text', isRequired: true },
  { name: 'description', label: 'Description', kind: 'area', isRequired: true },
  { name: 'image', label: 'Picture', kind: 'picture', picture: { maxWidth: 1200, ...leastPicture.head } },
];

export { serviceSchema as schema };
