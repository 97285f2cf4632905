import { memoize } from '../../../lib/text';
import { field, line, record, z } from '../../../lib/records';

export const recordSchema = memoize(() =>
  record({
    id: z.literal('careers'),
    title: field('Title', line(3, 60)),
    lead: field('Lead', line(3, 160), { help: '{factory} and {headOffice} stand for the two cities.' }),
  }),
);
