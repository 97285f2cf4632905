import { field, line, slug, record } from '../../../lib/records';

/** A check on the production floor or a laboratory test. */
export const recordSchema = record({
  id: slug,
  title: field('Title', line(3, 60)),
  text: field('Text', line(30, 240), { kind: 'area' }),
});
