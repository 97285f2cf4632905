import { publishedRecord } from '../../registry/published';
import records from './data.json' with { type: 'json' };
import { recordSchema } from './schema';

/** The headings of the key product page; its lists are entities of their own. */
export const keyProduct = publishedRecord('key-product', recordSchema, records);
