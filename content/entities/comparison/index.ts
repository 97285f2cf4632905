import { defineCollection } from '../../lib/define-collection';
import { comparison as about } from './meta';
import records from './data.json' with { type: 'json' };
import { recordSchema } from './schema';

/** Clay brick against hollow block. Figures are those of docs/requirements.md. */
export const comparison = defineCollection({
  file: 'content/entities/comparison/data.json',
  schema: recordSchema,
  records,
  idField: about.idField,
  least: about.min,
});

export type ComparisonRow = (typeof comparison)[number];
