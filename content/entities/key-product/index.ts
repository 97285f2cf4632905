import { publishedRecord } from '../../registry/published';
import records from './data.json' with { type: 'json' };
import { recordSchema } from './schema';

/** Headings of the key product page; its lists are separate entities. */
export const keyProduct = publishedRecord('key-product', recordSchema, records);
