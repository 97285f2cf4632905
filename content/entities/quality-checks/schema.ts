import { line, slug } from '../../lib/fields';
import { translated } from '../../lib/translated';

/** A step of the control on the floor, or a test of the laboratory. */
export const checkSchema = translated({
  id: slug,
  title: line(3, 60),
  text: line(30, 240),
});
