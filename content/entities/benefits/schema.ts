import { memoize } from '../../../lib/text';
import { field, line, slug, record, wholeNumber, z } from '../../../lib/records';

/** Savings of a block wall compared with the brick wall that it replaces. */
export const recordSchema = memoize(() => {
  /** Per cent, shown on a ring from 0 to 100. */
  const percentage = z.number().check(z.minimum(0), z.maximum(100));

  return record({
    id: slug,
    title: field(['Title', 'শিরোনাম'], line(3, 60)),
    subtitle: field(['Compared with', 'কিসের তুলনায়'], line(3, 80), {
      help: ['What the block replaces.', 'ব্লক যার বদলে বসে।'],
    }),
    basis: field(['Basis', 'ভিত্তি'], line(3, 80), {
      help: ['Where the three figures come from.', 'তিনটি সংখ্যা কোথা থেকে পাওয়া।'],
    }),
    /** Thickness of the bare brick wall by its name; with `blockThicknessMm` the calculator states these savings for the pair. */
    brickThicknessIn: field(['Brick wall', 'ইটের দেয়াল'], z.optional(wholeNumber(3, 30)), {
      unit: ['in', 'ইঞ্চি'],
      help: [
        'Its nominal thickness, such as 5. With the block’s thickness too, the calculator below the cards shows these savings.',
        'নমিনাল পুরুত্ব, যেমন ৫। ব্লকের পুরুত্বও দিলে কার্ডের নিচের হিসাবেও এই সাশ্রয় দেখা যায়।',
      ],
    }),
    /** Thickness of the block. */
    blockThicknessMm: field(['Block', 'ব্লক'], z.optional(wholeNumber(20, 1_000)), {
      unit: 'mm',
      help: [
        'Its thickness. The calculator offers it if one of your products has it.',
        'পুরুত্ব। পণ্যের মধ্যে এমন ব্লক থাকলে হিসাবে এটি বাছা যায়।',
      ],
    }),
    expandedSpace: field(['Floor gained', 'মেঝের বাড়তি জায়গা'], line(3, 20), {
      help: ['With its unit.', 'এককসহ।'],
    }),
    /** Reduction of dead load compared with the brick wall. */
    reduceLoad: field(['Reduced load', 'লোড কমে'], percentage, { unit: '%' }),
    /** Reduction of cost compared with the brick wall. */
    reduceExpanse: field(['Reduced expense', 'খরচ কমে'], percentage, { unit: '%' }),
  });
});
