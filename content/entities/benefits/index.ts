import { publishedRecords } from '../../registry/published';
import records from './data.json' with { type: 'json' };
import { recordSchema } from './schema';

/** Cost-reduction cards: savings of a block wall compared with the same wall of 500 bricks (docs/requirements.md). */
export const benefits = publishedRecords('benefits', recordSchema, records);

export type Benefit = (typeof benefits)[number];
