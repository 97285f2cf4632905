import { banners as about } from './meta';
import records from './data.json' with { type: 'json' };
import { defineCollection } from '../../lib/define-collection';
import { onlineToday } from '../../lib/schedule';
import { recordSchema } from './schema';

/** The slides of the home page's hero, in the order in which they are shown. */
export const banners = onlineToday(
  defineCollection({
    file: 'content/entities/banners/data.json',
    schema: recordSchema,
    records,
    idField: 'id',
    least: about.min,
  }),
  { scheduleOf: ({ until }) => ({ until }), least: about.min },
);

export type Banner = (typeof banners)[number];
