import { image, line, prose, slug } from '../../lib/fields';
import { translated } from '../../lib/translated';
import { z } from '../../lib/zod';

export const serviceSchema = translated({
  id: slug,
  title: line(2, 100),
  /** Plain text, shown under the title. */
  description: prose(20, 2_000),
  image: z.optional(image),
});
