import records from './data/feedbacks.json';
import { defineCollection } from './lib/define-collection';
import { feedbackSchema } from './schemas';

export const feedbacks = defineCollection({
  file: 'content/data/feedbacks.json',
  schema: feedbackSchema,
  records,
  idField: 'id',
});

export type Feedback = (typeof feedbacks)[number];
