import { memoize } from '../../../lib/text';
import { field, line, slug, record } from '../../../lib/records';

export const recordSchema = memoize(() =>
  record({
    id: slug,
    name: field(['Factor', 'বিষয়'], line(3, 60), { help: ['Such as Fire Resistance.', 'যেমন আগুন ঠেকানো।'] }),
    clay: field(['Clay brick', 'পোড়ামাটির ইট'], line(3, 200)),
    block: field(['Your block', 'আপনার ব্লক'], line(3, 200)),
  }),
);
