import { memoize } from '../../../lib/text';
import { field, line, slug, record, z } from '../../../lib/records';

export const recordSchema = memoize(() =>
  record({
    id: slug,
    title: field(['Title', 'শিরোনাম'], line(3, 60)),
    items: field(['Advantages', 'সুবিধা'], z.array(line(10, 200)).check(z.minLength(3))),
  }),
);
