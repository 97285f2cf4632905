import { line } from '../../lib/fields';
import { translated } from '../../lib/translated';
import { z } from '../../lib/zod';

export const careersSchema = translated({
  id: z.literal('careers'),
  title: line(3, 60),
  lead: line(3, 160),
});
