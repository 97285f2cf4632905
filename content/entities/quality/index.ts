import { publishedRecord } from '../../registry/published';
import records from './data.json' with { type: 'json' };
import { recordSchema } from './schema';

/** Texts and pictures around the two lists of the Quality Assurance page. */
export const quality = publishedRecord('quality', recordSchema, records);
