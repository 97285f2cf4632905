import { line, slug } from '../../lib/fields';
import { translated } from '../../lib/translated';
import { z } from '../../lib/zod';

export const advantageSchema = translated({
  id: slug,
  title: line(3, 60),
  items: z.array(line(10, 200)).check(z.minLength(3)),
});
