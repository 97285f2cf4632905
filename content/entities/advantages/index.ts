import { publishedRecords } from '../../registry/published';
import records from './data.json' with { type: 'json' };
import { recordSchema } from './schema';

/** The bullet lists below the comparison. Figures are those of docs/requirements.md. */
export const advantages = publishedRecords('advantages', recordSchema, records);

export type AdvantageItems = (typeof advantages)[number];
