import { publishedRecords } from '../../registry/published';
import records from './data.json' with { type: 'json' };
import { recordSchema } from './schema';

/** The checking points on the floor, in the order of the work. */
export const checkingPoints = publishedRecords('quality-checks', recordSchema, records);
