import { publishedRecords } from '../../registry/published';
import records from './data.json' with { type: 'json' };
import { recordSchema } from './schema';

export const feedbacks = publishedRecords('feedbacks', recordSchema, records);

export type Feedback = (typeof feedbacks)[number];
