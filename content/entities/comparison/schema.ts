import { memoize } from '../../../lib/text';
import { field, line, slug, record } from '../../../lib/records';

export const recordSchema = memoize(() =>
  record({
    id: slug,
    name: field('Factor', line(3, 60), { help: 'Such as Fire Resistance.' }),
    clay: field('Clay brick', line(3, 200)),
    block: field('Your block', line(3, 200)),
  }),
);
