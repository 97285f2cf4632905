import { line } from '../../lib/fields';
import { translated } from '../../lib/translated';
import { z } from '../../lib/zod';

const heading = z.strictObject({ title: line(3, 60), lead: line(3, 160) });

export const keyProductSchema = translated({
  id: z.literal('key-product'),
  comparison: heading,
  savings: heading,
  advantages: heading,
});
