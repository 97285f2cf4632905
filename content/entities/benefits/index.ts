import { defineCollection } from '../../lib/define-collection';
import { benefits as about } from './meta';
import records from './data.json' with { type: 'json' };
import { recordSchema } from './schema';

/** The cost-reduction cards: what a wall saves that 500 bricks would have built (docs/requirements.md). */
export const benefits = defineCollection({
  file: 'content/entities/benefits/data.json',
  schema: recordSchema,
  records,
  idField: about.idField,
  least: about.min,
});

export type Benefit = (typeof benefits)[number];
