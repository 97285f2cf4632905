import { line } from '../../lib/fields';
import { z } from '../../lib/zod';

export const careersSchema = z.strictObject({
  id: z.literal('careers'),
  title: line(3, 60),
  lead: line(3, 160),
});
