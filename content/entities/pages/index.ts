import { publishedRecords } from '../../registry/published';
import records from './data.json' with { type: 'json' };
import { recordSchema } from './schema';

/** Title, heading, description and picture of each page. */
export const pages = publishedRecords('pages', recordSchema, records);
