import { memoize } from '../../../lib/text';
import { field, line, record, slug, wholeNumber, z } from '../../../lib/records';

export const recordSchema = memoize(() => {
  const heading = z.strictObject({
    title: field(['Title', 'শিরোনাম'], line(3, 60)),
    lead: field(['Lead', 'সূচনা বাক্য'], line(3, 160)),
  });

  const comparison = z.strictObject({
    ...heading.shape,
    brick: field(['Name of the brick', 'ইটের নাম'], z.optional(line(3, 40)), {
      help: ['If empty, the website says Clay brick.', 'খালি রাখলে ওয়েবসাইট লেখে “পোড়ামাটির ইট”।'],
    }),
    block: field(['Name of your block', 'আপনার ব্লকের নাম'], z.optional(line(3, 40)), {
      help: ['If empty, the website says Our block.', 'খালি রাখলে ওয়েবসাইট লেখে “আমাদের ব্লক”।'],
    }),
  });

  /** How many bricks of a wall so many of the firm's own block replace. */
  const ratio = z.strictObject({
    /** Thickness of the bare brick wall by its name. */
    thicknessIn: field(['Thickness', 'পুরুত্ব'], wholeNumber(3, 30), {
      unit: ['in', 'ইঞ্চি'],
      help: ['Nominal thickness of the brick wall, such as 5.', 'ইটের দেয়ালের নমিনাল পুরুত্ব, যেমন ৫।'],
    }),
    bricks: field(['Bricks', 'ইট'], wholeNumber(1, 100_000), {
      help: ['The bricks in any piece of this wall, such as 500.', 'এই দেয়ালের কোনো অংশে যত ইট, যেমন ৫০০।'],
    }),
    blocks: field(['Blocks', 'ব্লক'], wholeNumber(1, 100_000), {
      help: [
        'How many of your own block fill the same piece of wall, such as 113.',
        'দেয়ালের ওই অংশে আপনার কতটি ব্লক লাগে, যেমন ১১৩।',
      ],
    }),
  });

  return record({
    id: z.literal('key-product'),
    comparison: field(['Comparison', 'তুলনা'], comparison),
    savings: field(['Cost cards', 'খরচের কার্ড'], heading),
    advantages: field(['Advantages', 'সুবিধা'], heading),
    /** The firm's own block: walls are counted with its face, on the home page and on this one. */
    block: field(['Your own block', 'আপনার নিজের ব্লক'], z.optional(slug), {
      records: 'products',
      help: [
        'The home page and the calculator on this page count walls of it. For a comparison with brick, enter a ratio, or a cost card with both thicknesses. If empty, both are left out.',
        'প্রচ্ছদ ও এই পাতার হিসাব এই ব্লকের দেয়াল গোনে। অনুপাত দিলে, বা দুই পুরুত্বসহ খরচের কার্ড থাকলে, ইটের সঙ্গে তুলনাও দেখায়। খালি রাখলে দুটিই বাদ যায়।',
      ],
    }),
    replaced: field(
      ['Bricks that it replaces', 'এটি যত ইটের সমান'],
      z.optional(z.array(ratio).check(z.maxLength(3))),
      {
        singular: ['brick wall', 'ইটের দেয়াল'],
        help: [
          'How many bricks your own block replaces in a wall. Change these figures when you choose another block.',
          'দেয়ালে আপনার ব্লক কত ইটের বদলে বসে। অন্য ব্লক বাছলে এই সংখ্যাগুলোও বদলান।',
        ],
      },
    ),
  });
});
