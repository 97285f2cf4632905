import { publishedRecords } from '../../registry/published';
import records from './data.json' with { type: 'json' };
import { recordSchema } from './schema';

/** Comparison of clay brick and the firm's block. The sample's figures are from docs/requirements.md. */
export const comparison = publishedRecords('comparison', recordSchema, records);

export type ComparisonRow = (typeof comparison)[number];
