import { publishedRecords } from '../../registry/published';
import records from './data.json' with { type: 'json' };
import { recordSchema } from './schema';

/** Laboratory tests, in working order. */
export const qualityTests = publishedRecords('quality-tests', recordSchema, records);
