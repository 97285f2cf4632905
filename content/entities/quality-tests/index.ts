import { defineCollection } from '../../lib/define-collection';
import { qualityTests as about } from './meta';
import records from './data.json' with { type: 'json' };
import { checkSchema } from '../quality-checks/form';

/** The laboratory tests, in the order in which they are made. */
export const qualityTests = defineCollection({
  file: 'content/entities/quality-tests/data.json',
  schema: checkSchema,
  records,
  idField: about.idField,
  least: about.min,
});
