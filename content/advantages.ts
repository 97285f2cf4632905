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
        'The wall costs 25–30\u00a0% less than one of clay brick.',
        'Rooms grow: 113 blocks of 100\u00a0mm in place of 500 bricks of a 5-inch wall give back 7.65\u00a0sft (square feet) of floor.',
        'Walls absorb 3–7\u00a0% water, clay brick 12–20\u00a0%, so paint and plaster last.',
        'An 8-inch wall resists fire for up to 4 hours.',
        'The air in the cores slows heat on its way in, so rooms stay cooler by day.',
        'Salt and fungus find little water to live on, and the walls stay clean.',
      ],
    },
    {
      title: 'For the builder',
      items: [
        '113 blocks of 100\u00a0mm take the place of 500 bricks: fewer to lift, and fewer joints to fill.',
        'The building weighs 30–40\u00a0% less, and the frame can be designed for it.',
        'Up to 40–50\u00a0% less rod (steel), where the frame is designed for the lighter wall.',
        'Every block has the same height, so courses run level and plaster goes on thin.',
        'Rods, conduits and small pipes run in the cores; far less wall has to be chased.',
        'Blocks are pressed all year, and come counted on pallets.',
      ],
    },
  ],
});

export type AdvantageList = (typeof advantages)[number];
