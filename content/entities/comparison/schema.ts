import { field, issueAt, line, slug, record, z } from '../../../lib/records';

/** Factors of the specification. Records from before `name` have one of them in its place. */
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
  name: field('Factor', z.optional(line(3, 60)), { help: 'Such as Fire Resistance.' }),
  factor: z.optional(z.enum(factors)),
  clay: field('Clay brick', line(3, 200)),
  block: field('Your block', line(3, 200)),
}).check(
  z.check(({ value: { name, factor }, issues }) => {
    if (name === undefined && factor === undefined) issues.push(issueAt('name', 'is missing', name));
  }),
);
