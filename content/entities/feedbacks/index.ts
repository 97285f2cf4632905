import records from './data.json' with { type: 'json' };
import { defineCollection } from '../../lib/define-collection';
import { recordSchema } from './schema';

export const feedbacks = defineCollection({
  file: 'content/entities/feedbacks/data.json',
  schema: recordSchema,
  records,
  idField: 'id',
});

export type Feedback = (typeof feedbacks)[number];
