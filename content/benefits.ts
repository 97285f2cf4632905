import { defineCollection } from './lib/define-collection';
import { line } from './lib/fields';
import { z } from './lib/zod';

/** Per cent, drawn on a ring from 0 to 100. */
const percentage = z.number().check(z.minimum(0), z.maximum(100));

export const benefitSchema = z.strictObject({
  /** What the block replaces. */
  subtitle: line(3, 80),
  title: line(3, 60),
  /** What the three figures rest on. */
  basis: line(3, 80),
  /** Floor gained, with its unit, as shown. */
  expandedSpace: line(3, 20),
  /** Less dead load than the brick wall, in per cent. */
  reduceLoad: percentage,
  /** Less cost than the brick wall, in per cent. */
  reduceExpanse: percentage,
});

/** The cost-reduction cards: what a wall saves that 500 bricks would have built (specification section 9). */
export const benefits = defineCollection({
  file: 'content/benefits.ts',
  schema: benefitSchema,
  idField: 'title',
  records: [
    {
      subtitle: 'Against a 5-inch brick wall',
      title: '100\u00a0mm block',
      basis: '500 bricks replaced by 113 blocks',
      expandedSpace: '7.65\u00a0sft',
      reduceLoad: 45.93,
      reduceExpanse: 22,
    },
    {
      subtitle: 'Against a 5-inch brick wall',
      title: '90\u00a0mm block',
      basis: '500 bricks replaced by 113 blocks',
      expandedSpace: '9.41\u00a0sft',
      reduceLoad: 51.02,
      reduceExpanse: 25,
    },
    {
      subtitle: 'Against a 10-inch brick wall',
      title: '140\u00a0mm block',
      basis: 'A 10-inch brick wall of the same size',
      expandedSpace: '14.97\u00a0sft',
      reduceLoad: 58.14,
      reduceExpanse: 34.48,
    },
  ],
});

export type Benefit = (typeof benefits)[number];
