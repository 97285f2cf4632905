import { publishedRecords } from '../../registry/published';
import records from './data.json' with { type: 'json' };
import { recordSchema } from './schema';

/** The laboratory tests, in the order in which they are made. */
export const qualityTests = publishedRecords('quality-tests', recordSchema, records);
