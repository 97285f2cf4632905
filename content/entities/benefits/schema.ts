import { memoize } from '../../../lib/text';
import { field, line, slug, record, wholeNumber, z } from '../../../lib/records';

/** Savings of a block wall compared with the brick wall that it replaces. */
export const recordSchema = memoize(() => {
  /** Per cent, shown on a ring from 0 to 100. */
  const percentage = z.number().check(z.minimum(0), z.maximum(100));

  return record({
    id: slug,
    title: field('Title', line(3, 60)),
    subtitle: field('Against', line(3, 80), { help: 'What the block replaces.' }),
    basis: field('Basis', line(3, 80), { help: 'What the three figures rest on.' }),
    /** Thickness of the bare brick wall by its name; with `blockThicknessMm` the calculator states these savings for the pair. */
    brickThicknessIn: field('Brick wall', z.optional(wholeNumber(3, 30)), {
      unit: 'in',
      help: 'Its thickness by name, such as 5. With the block’s thickness, the calculator below the cards shows these savings too.',
    }),
    /** Thickness of the block. */
    blockThicknessMm: field('Block', z.optional(wholeNumber(20, 1_000)), {
      unit: 'mm',
      help: 'Its thickness. The calculator offers it while such a block is among the products.',
    }),
    expandedSpace: field('Floor gained', line(3, 20), { help: 'With its unit.' }),
    /** Reduction of dead load compared with the brick wall. */
    reduceLoad: field('Reduced load', percentage, { unit: '%' }),
    /** Reduction of cost compared with the brick wall. */
    reduceExpanse: field('Reduced expense', percentage, { unit: '%' }),
  });
});
