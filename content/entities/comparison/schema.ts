import { line, slug } from '../../lib/fields';
import { translated } from '../../lib/translated';
import { z } from '../../lib/zod';

export const comparisonSchema = translated({
  id: slug,
  /** What is compared, in the words that docs/requirements.md fixes. */
  factor: z.enum([
    'Quality of the Structure',
    'Dampness',
    'Building Weight',
    'Product Availability',
    'Insulation Quality',
    'Fire Resistance',
    'Salinity and Fungus',
    'Construction Cost',
  ]),
  /** What holds for traditional clay brick. */
  clay: line(3, 200),
  /** What holds for hollow block. */
  block: line(3, 200),
});
