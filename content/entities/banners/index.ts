import { onlineRecords, publishedRecords } from '../../registry/published';
import records from './data.json' with { type: 'json' };
import { recordSchema } from './schema';

/** The slides of the home page's hero, in the order in which they are shown. */
export const banners = onlineRecords('banners', publishedRecords('banners', recordSchema, records));

export type Banner = (typeof banners)[number];
