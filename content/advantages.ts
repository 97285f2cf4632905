import { defineCollection } from './lib/define-collection';
import { line } from './lib/fields';
import { z } from './lib/zod';

export const advantageListSchema = z.strictObject({
  title: line(3, 60),
  items: z.array(line(10, 200)).check(z.minLength(3)),
});

/** The two bullet lists below the comparison. Figures are those of the specification, section 9. */
export const advantages = defineCollection({
  file: 'content/advantages.ts',
  schema: advantageListSchema,
  idField: 'title',
  records: [
    {
      title: 'For the owner',
      items: [
        'The building costs 25–30\u00a0% less than with clay brick.',
        'Rooms grow: 100\u00a0mm block in place of 500 bricks of a 5-inch wall gives back 7.65\u00a0sft of floor.',
        'Walls drink 3–7\u00a0% water where clay brick takes 12–20\u00a0%, so paint and plaster last.',
        'An 8-inch wall resists fire for up to 4 hours.',
        'The air in the cores keeps rooms cooler by day and quieter by night.',
        'Salt and fungus find little water to live on, and the walls stay clean.',
      ],
    },
    {
      title: 'For the builder',
      items: [
        '113 blocks of 100\u00a0mm take the place of 500 bricks: fewer to lift, and fewer joints to fill.',
        'The load falls by 30–40\u00a0%, and the frame can be designed for it.',
        'The structure needs 40–50\u00a0% less rod and iron.',
        'Every block has the same height, so courses run level and plaster goes on thin.',
        'Rods, conduits and small pipes run in the cores; far less wall has to be chased.',
        'Blocks are pressed all year, and come counted on pallets.',
      ],
    },
  ],
});

export type AdvantageList = (typeof advantages)[number];
