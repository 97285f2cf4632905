import { field } from '../../lib/field';
import { line, slug } from '../../lib/fields';
import { translated } from '../../lib/translated';
import { z } from '../../lib/zod';

export const recordSchema = translated({
  id: slug,
  title: field('Title', line(3, 60)),
  items: field('Advantages', z.array(line(10, 200)).check(z.minLength(3))),
});
