import { publishedRecords } from '../../registry/published';
import records from './data.json' with { type: 'json' };
import { recordSchema } from './schema';

/** Checking points on the production floor, in working order. */
export const checkingPoints = publishedRecords('quality-checks', recordSchema, records);
