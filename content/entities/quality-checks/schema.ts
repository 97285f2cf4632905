import { memoize } from '../../../lib/text';
import { field, record, z } from '../../../lib/records';
import { recordSchema as test } from '../quality-tests/schema';

/** Places on the plan of a yard (`components/site/quality/yard-plan.tsx`), in the order of the work. */
const places = {
  gate: 'Gate',
  bays: 'Sand and stone',
  cement: 'Cement store',
  mixer: 'Mixer',
  press: 'Press',
  line: 'Behind the press',
  racks: 'Before the racks',
  curing: 'Curing room',
  stacks: 'Stacking yard',
} as const;

export type YardPlace = keyof typeof places;

/** A check on the production floor. */
export const recordSchema = memoize(() =>
  record({
    ...test().shape,
    place: field(
      'Place on the plan',
      z.optional(z.enum(Object.keys(places) as [YardPlace, ...YardPlace[]])),
      {
        labels: places,
        help: 'Where the plan shows the number of this check. If empty, the plan leaves it out.',
      },
    ),
  }),
);
