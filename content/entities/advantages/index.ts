import { defineCollection } from '../../lib/define-collection';
import { advantages as about } from './meta';
import records from './data.json' with { type: 'json' };
import { recordSchema } from './schema';

/** The bullet lists below the comparison. Figures are those of docs/requirements.md. */
export const advantages = defineCollection({
  file: 'content/entities/advantages/data.json',
  schema: recordSchema,
  records,
  idField: about.idField,
  least: about.min,
});

export type AdvantageItems = (typeof advantages)[number];
