import { publishedRecord } from '../../registry/published';
import records from './data.json' with { type: 'json' };
import { recordSchema } from './schema';

/** Texts of the About Us page. */
export const about = publishedRecord('about-us', recordSchema, records);
