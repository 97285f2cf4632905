import { defineCollection } from '../../lib/define-collection';
import { qualityChecks as about } from './meta';
import records from './data.json' with { type: 'json' };
import { recordSchema } from './schema';

/** The checking points on the floor, in the order of the work. */
export const checkingPoints = defineCollection({
  file: 'content/entities/quality-checks/data.json',
  schema: recordSchema,
  records,
  idField: about.idField,
  least: about.min,
});
