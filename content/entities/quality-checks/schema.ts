import { memoize } from '../../../lib/text';
import { field, record, z } from '../../../lib/records';
import { recordSchema as test } from '../quality-tests/schema';

/** Places on the plan of a yard (`components/site/quality/yard-plan.tsx`), in the order of the work. */
const places = {
  gate: ['Gate', 'গেট'],
  bays: ['Sand and stone', 'বালু ও পাথর'],
  cement: ['Cement store', 'সিমেন্টের গুদাম'],
  mixer: ['Mixer', 'মিক্সার'],
  press: ['Press', 'প্রেস'],
  line: ['Behind the press', 'প্রেসের পরে'],
  racks: ['Before the racks', 'র‍্যাকের আগে'],
  curing: ['Curing room', 'কিউরিং ঘর'],
  stacks: ['Stacking yard', 'স্ট্যাক রাখার ইয়ার্ড'],
} as const;

export type YardPlace = keyof typeof places;

/** A check on the production floor. */
export const recordSchema = memoize(() =>
  record({
    ...test().shape,
    place: field(
      ['Place on the plan', 'প্ল্যানে জায়গা'],
      z.optional(z.enum(Object.keys(places) as [YardPlace, ...YardPlace[]])),
      {
        labels: places,
        help: [
          'Where the plan shows the number of this check. If empty, the plan leaves it out.',
          'প্ল্যানের যেখানে এই যাচাইয়ের নম্বর থাকবে। খালি রাখলে প্ল্যানে এটি থাকে না।',
        ],
      },
    ),
  }),
);
