import { line, slug } from '../../lib/fields';
import { z } from '../../lib/zod';

export const advantageSchema = z.strictObject({
  id: slug,
  title: line(3, 60),
  items: z.array(line(10, 200)).check(z.minLength(3)),
});
