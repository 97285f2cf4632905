import { defineSingleton } from '../../lib/define-collection';
import records from './data.json' with { type: 'json' };
import { recordSchema } from './schema';

/** The words of the About Us page. */
export const about = defineSingleton({
  file: 'content/entities/about-us/data.json',
  schema: recordSchema,
  record: records[0],
});
