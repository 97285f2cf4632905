import { defineSingleton } from '../../lib/define-collection';
import records from './data.json' with { type: 'json' };
import { recordSchema } from './schema';

/** The words and pictures around the two lists of the Quality Assurance page. */
export const quality = defineSingleton({
  file: 'content/entities/quality/data.json',
  schema: recordSchema,
  record: records[0],
});
