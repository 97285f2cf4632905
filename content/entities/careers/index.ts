import { defineSingleton } from '../../lib/define-collection';
import records from './data.json' with { type: 'json' };
import { careersSchema } from './form';

/** The heading of the vacancies. */
export const careers = defineSingleton({
  file: 'content/entities/careers/data.json',
  schema: careersSchema,
  record: records[0],
});
