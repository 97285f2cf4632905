import { defineSingleton } from '../../lib/define-collection';
import records from './data.json' with { type: 'json' };
import { homeSchema } from './form';

/** The words of the home page's sections. Figures are those of docs/requirements.md. */
export const home = defineSingleton({
  file: 'content/entities/home/data.json',
  schema: homeSchema,
  record: records[0],
});
