import { publishedRecord } from '../../registry/published';
import records from './data.json' with { type: 'json' };
import { recordSchema } from './schema';

/** The words of the contact page; addresses and numbers are in `content/entities/company`. */
export const contact = publishedRecord('contact', recordSchema, records);
