import { field } from '../../lib/field';
import { line, slug } from '../../lib/fields';
import { record } from '../../lib/record-schema';
import { z } from '../../lib/zod';

export const recordSchema = record({
  id: slug,
  title: field('Title', line(3, 60)),
  items: field('Advantages', z.array(line(10, 200)).check(z.minLength(3))),
});
