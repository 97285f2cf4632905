import { defineSingleton } from '../../lib/define-collection';
import records from './data.json' with { type: 'json' };
import { recordSchema } from './schema';

/** The heading of the vacancies. */
export const careers = defineSingleton({
  file: 'content/entities/careers/data.json',
  schema: recordSchema,
  record: records[0],
});
