import { line, slug } from '../../lib/fields';
import { translated } from '../../lib/translated';
import { z } from '../../lib/zod';
import type { FieldSpec } from '../../lib/field-spec';

export const advantageSchema = translated({
  id: slug,
  title: line(3, 60),
  items: z.array(line(10, 200)).check(z.minLength(3)),
});

export const fields: readonly FieldSpec[] = [
  { name: 'title', label: 'Title', kind: 'text', isRequired: true },
  { name: 'items', label: 'Advantages', kind: 'lines', isRequired: true },
];

export { advantageSchema as schema };
