import { field, line, record, z } from '../../../lib/records';

const heading = z.strictObject({
  title: field('Title', line(3, 60)),
  lead: field('Lead', line(3, 160)),
});

export const recordSchema = record({
  id: z.literal('key-product'),
  comparison: field('Comparison', heading),
  savings: field('Cost cards', heading),
  advantages: field('Advantages', heading),
});
