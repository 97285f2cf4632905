import { defineCollection } from '../../lib/define-collection';
import { qualityTests as about } from './meta';
import records from './data.json' with { type: 'json' };
import { recordSchema } from './schema';

/** The laboratory tests, in the order in which they are made. */
export const qualityTests = defineCollection({
  file: 'content/entities/quality-tests/data.json',
  schema: recordSchema,
  records,
  idField: about.idField,
  least: about.min,
});
