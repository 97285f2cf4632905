import { publishedRecord } from '../../registry/published';
import records from './data.json' with { type: 'json' };
import { recordSchema } from './schema';

/** The words of the home page's sections. Figures are those of docs/requirements.md. */
export const home = publishedRecord('home', recordSchema, records);
