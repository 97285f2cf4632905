import { defineCollection } from './lib/define-collection';
import { line } from './lib/fields';
import { z } from './lib/zod';

export const comparisonSchema = z.strictObject({
  /** What is compared, in the words of the specification. */
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

/** Clay brick against hollow block. Figures are those of the specification, section 9. */
export const comparison = defineCollection({
  file: 'content/comparison.ts',
  schema: comparisonSchema,
  idField: 'factor',
  records: [
    {
      factor: 'Quality of the Structure',
      clay: 'Moulded by hand and fired in a kiln; size and strength vary from brick to brick.',
      block: 'Pressed by machine in a steel mould; even in size, tested by the batch.',
    },
    {
      factor: 'Dampness',
      clay: 'Absorbs 12–20\u00a0% water.',
      block: 'Absorbs 3–7\u00a0% water.',
    },
    {
      factor: 'Building Weight',
      clay: 'Solid; frame and foundation carry the full dead load.',
      block: 'Hollow; takes 30–40\u00a0% off the weight of the building.',
    },
    {
      factor: 'Product Availability',
      clay: 'Moulded and dried in the open, so only in the dry season.',
      block: 'Pressed and cured under a roof in every month of the year.',
    },
    {
      factor: 'Insulation Quality',
      clay: 'Solid material passes heat straight through.',
      block: 'Still air in the cores slows heat on its way in.',
    },
    {
      factor: 'Fire Resistance',
      clay: 'Depends on the thickness of the wall and the firing of the brick.',
      block: 'Up to 4 hours for an 8-inch wall.',
    },
    {
      factor: 'Salinity and Fungus',
      clay: 'Salts travel with the water, bloom on the face and lift the plaster; fungus follows the damp.',
      block: 'Little water gets in, so there is little to carry salt or to feed fungus.',
    },
    {
      factor: 'Construction Cost',
      clay: 'Baseline.',
      block:
        'The wall costs 25–30\u00a0% less; up to 40–50\u00a0% less rod (steel) where the frame is designed for the lighter wall.',
    },
  ],
});

export type ComparisonRow = (typeof comparison)[number];
