import { publishedRecords } from '../../registry/published';
import records from './data.json' with { type: 'json' };
import { recordSchema } from './schema';

/** Clay brick against hollow block. Figures are those of docs/requirements.md. */
export const comparison = publishedRecords('comparison', recordSchema, records);

export type ComparisonRow = (typeof comparison)[number];
