import { publishedRecord } from '../../registry/published';
import records from './data.json' with { type: 'json' };
import { recordSchema } from './schema';

/** Texts of the contact page; `content/entities/company` has addresses and numbers. */
export const contact = publishedRecord('contact', recordSchema, records);
