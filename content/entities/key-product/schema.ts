import { field } from '../../lib/field';
import { line } from '../../lib/fields';
import { translated } from '../../lib/translated';
import { z } from '../../lib/zod';

const heading = z.strictObject({
  title: field('Title', line(3, 60)),
  lead: field('Lead', line(3, 160)),
});

export const recordSchema = translated({
  id: z.literal('key-product'),
  comparison: field('Comparison', heading),
  savings: field('Cost cards', heading),
  advantages: field('Advantages', heading),
});
