import { line } from '../../lib/fields';
import { z } from '../../lib/zod';

const heading = z.strictObject({ title: line(3, 60), lead: line(3, 160) });

export const keyProductSchema = z.strictObject({
  id: z.literal('key-product'),
  comparison: heading,
  savings: heading,
  advantages: heading,
});
