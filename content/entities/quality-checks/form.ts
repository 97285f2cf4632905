import { line, slug } from '../../lib/fields';
import { translated } from '../../lib/translated';
import type { FieldSpec } from '../../lib/field-spec';

/** A step of the control on the floor, or a test of the laboratory. */
export const checkSchema = translated({
  id: slug,
  title: line(3, 60),
  text: line(30, 240),
});

export const fields: readonly FieldSpec[] = [
  { name: 'title', label: 'Title', kind: 'text', isRequired: true },
  { name: 'text', label: 'Text', kind: 'area', isRequired: true },
];

export { checkSchema as schema };
