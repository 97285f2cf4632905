import { line, prose } from '../../lib/fields';
import { translated } from '../../lib/translated';
import { z } from '../../lib/zod';

export const contactSchema = translated({
  id: z.literal('contact'),
  title: line(3, 60),
  intro: prose(30, 300),
  /** Beside the form: leads over to phone and e-mail. */
  formNote: prose(30, 300),
});
