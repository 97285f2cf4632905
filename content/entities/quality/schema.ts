import { image, line, prose } from '../../lib/fields';
import { translated } from '../../lib/translated';
import { z } from '../../lib/zod';

const list = z.strictObject({
  title: line(3, 60),
  lead: line(3, 160),
  /** Beside the list. */
  pictures: z.array(z.strictObject({ image })).check(z.minLength(1), z.maxLength(6)),
});

export const qualitySchema = translated({
  id: z.literal('quality'),
  /** Opening paragraphs, in order. */
  paragraphs: z.array(prose(50, 600)).check(z.minLength(1)),
  checks: list,
  tests: list,
});
