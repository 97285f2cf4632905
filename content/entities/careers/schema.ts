import { memoize } from '../../../lib/text';
import { field, line, record, z } from '../../../lib/records';

export const recordSchema = memoize(() =>
  record({
    id: z.literal('careers'),
    title: field(['Title', 'শিরোনাম'], line(3, 60)),
    lead: field(['Lead', 'সূচনা বাক্য'], line(3, 160), {
      help: [
        '{factory} and {headOffice} stand for the two cities.',
        '{factory} ও {headOffice} মানে দুই শহরের নাম।',
      ],
    }),
  }),
);
