import { field, line, prose, record, z } from '../../../lib/records';

export const recordSchema = record({
  id: z.literal('contact'),
  title: field('Title', line(3, 60)),
  intro: field('Introduction', prose(30, 300)),
  /** Introduces phone and e-mail. */
  formNote: field('Note beside the form', prose(30, 300)),
});
