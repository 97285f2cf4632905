import { defineSingleton } from '../../lib/define-collection';
import records from './data.json' with { type: 'json' };
import { aboutSchema } from './form';

/** The words of the About Us page. */
export const about = defineSingleton({
  file: 'content/entities/about-us/data.json',
  schema: aboutSchema,
  record: records[0],
});
