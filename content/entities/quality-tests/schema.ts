import { memoize } from '../../../lib/text';
import { field, line, slug, record } from '../../../lib/records';

/** A laboratory test. A check on the floor has the same fields. */
export const recordSchema = memoize(() =>
  record({
    id: slug,
    title: field(['Title', 'শিরোনাম'], line(3, 60)),
    text: field(['Text', 'লেখা'], line(30, 240), { kind: 'area' }),
  }),
);
