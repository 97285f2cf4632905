import records from './data.json' with { type: 'json' };
import { defineCollection } from '../../lib/define-collection';
import { feedbackSchema } from './form';

export const feedbacks = defineCollection({
  file: 'content/entities/feedbacks/data.json',
  schema: feedbackSchema,
  records,
  idField: 'id',
});

export type Feedback = (typeof feedbacks)[number];
