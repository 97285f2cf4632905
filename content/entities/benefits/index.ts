import { publishedRecords } from '../../registry/published';
import records from './data.json' with { type: 'json' };
import { recordSchema } from './schema';

/** The cost-reduction cards: what a wall saves that 500 bricks would have built (docs/requirements.md). */
export const benefits = publishedRecords('benefits', recordSchema, records);

export type Benefit = (typeof benefits)[number];
