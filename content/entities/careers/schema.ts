import { field } from '../../lib/field';
import { line } from '../../lib/fields';
import { translated } from '../../lib/translated';
import { z } from '../../lib/zod';

export const recordSchema = translated({
  id: z.literal('careers'),
  title: field('Title', line(3, 60)),
  lead: field('Lead', line(3, 160), { help: '{factory} and {headOffice} stand for the two cities.' }),
});
