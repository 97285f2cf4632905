import { onlineRecords, publishedRecords } from '../../registry/published';
import records from './data.json' with { type: 'json' };
import { recordSchema } from './schema';

/** Slides of the home page's hero, in display order. */
export const banners = onlineRecords('banners', publishedRecords('banners', recordSchema, records));

export type Banner = (typeof banners)[number];
