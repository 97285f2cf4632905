import { publishedRecords } from '../../registry/published';
import records from './data.json' with { type: 'json' };
import { recordSchema } from './schema';

export const services = publishedRecords('services', recordSchema, records);

export type Service = (typeof services)[number];
