import { memoize } from '../../../lib/text';
import { field, line, prose, record, z } from '../../../lib/records';

export const recordSchema = memoize(() =>
  record({
    id: z.literal('contact'),
    title: field('Title', line(3, 60), { help: 'Telephone, opening hours and addresses are in Company.' }),
    intro: field('Introduction', prose(30, 300)),
    /** Introduces phone and e-mail. */
    formNote: field('Note beside the form', prose(30, 300)),
    way: field('Way to the factory', z.optional(line(10, 200)), { help: 'One sentence.' }),
    /** Short names, so that they fit the plan on a phone. */
    towns: field('Towns on the plan', z.optional(z.array(line(2, 18)).check(z.maxLength(5))), {
      help: 'Two to five, one per line, along a road to the north. At the last town the way turns east to the factory. If your way is a different one, leave this empty: the page then shows no plan.',
    }),
    road: field('Road on the plan', z.optional(line(2, 24)), { help: 'Such as Highway to the north.' }),
    sign: field('Factory on the plan', z.optional(line(2, 20)), { help: 'Such as Our factory.' }),
    plan: field('The plan in words', z.optional(line(10, 250)), {
      help: 'For visitors who cannot see it. {street} stands for the street of the factory.',
    }),
  }),
);
