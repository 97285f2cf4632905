import { defineSingleton } from '../../lib/define-collection';
import records from './data.json' with { type: 'json' };
import { recordSchema } from './schema';

/** The words of the home page's sections. Figures are those of docs/requirements.md. */
export const home = defineSingleton({
  file: 'content/entities/home/data.json',
  schema: recordSchema,
  record: records[0],
});
