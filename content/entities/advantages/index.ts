import { publishedRecords } from '../../registry/published';
import records from './data.json' with { type: 'json' };
import { recordSchema } from './schema';

/** Bullet lists below the comparison. Figures are from docs/requirements.md. */
export const advantages = publishedRecords('advantages', recordSchema, records);

export type AdvantageItems = (typeof advantages)[number];
