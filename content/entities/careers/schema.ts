import { field } from '../../lib/field';
import { line } from '../../lib/fields';
import { record } from '../../lib/record-schema';
import { z } from '../../lib/zod';

export const recordSchema = record({
  id: z.literal('careers'),
  title: field('Title', line(3, 60)),
  lead: field('Lead', line(3, 160), { help: '{factory} and {headOffice} stand for the two cities.' }),
});
