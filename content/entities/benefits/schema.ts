import { line, slug } from '../../lib/fields';
import { translated } from '../../lib/translated';
import { z } from '../../lib/zod';

/** Per cent, drawn on a ring from 0 to 100. */
const percentage = z.number().check(z.minimum(0), z.maximum(100));

export const benefitSchema = translated({
  id: slug,
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
