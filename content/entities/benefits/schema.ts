import { field, line, slug, record, z } from '../../../lib/records';

/** Per cent, shown on a ring from 0 to 100. */
const percentage = z.number().check(z.minimum(0), z.maximum(100));

/** Savings of a block wall compared with the brick wall that it replaces. */
export const recordSchema = record({
  id: slug,
  title: field('Title', line(3, 60)),
  subtitle: field('Against', line(3, 80), { help: 'What the block replaces.' }),
  basis: field('Basis', line(3, 80), { help: 'What the three figures rest on.' }),
  expandedSpace: field('Floor gained', line(3, 20), { help: 'With its unit.' }),
  /** Reduction of dead load compared with the brick wall. */
  reduceLoad: field('Reduced load', percentage, { unit: '%' }),
  /** Reduction of cost compared with the brick wall. */
  reduceExpanse: field('Reduced expense', percentage, { unit: '%' }),
});
