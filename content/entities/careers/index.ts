import { publishedRecord } from '../../registry/published';
import records from './data.json' with { type: 'json' };
import { recordSchema } from './schema';

/** Heading of the vacancies. */
export const careers = publishedRecord('careers', recordSchema, records);
