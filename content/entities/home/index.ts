import { publishedRecord } from '../../registry/published';
import records from './data.json' with { type: 'json' };
import { recordSchema } from './schema';

/** Texts of the home page's sections. Figures are from docs/requirements.md. */
export const home = publishedRecord('home', recordSchema, records);
