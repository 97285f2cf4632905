import { field, line, slug, record, z } from '../../../lib/records';

/** Compared factors, as worded in docs/requirements.md. */
const factors = [
  'Quality of the Structure',
  'Dampness',
  'Building Weight',
  'Product Availability',
  'Insulation Quality',
  'Fire Resistance',
  'Salinity and Fungus',
  'Construction Cost',
] as const;

export const recordSchema = record({
  id: slug,
  factor: field('Factor', z.enum(factors)),
  clay: field('Clay brick', line(3, 200)),
  block: field('Hollow block', line(3, 200)),
});
