import { defineSingleton } from '../../lib/define-collection';
import records from './data.json' with { type: 'json' };
import { recordSchema } from './schema';

/** The headings of the key product page; its lists are entities of their own. */
export const keyProduct = defineSingleton({
  file: 'content/entities/key-product/data.json',
  schema: recordSchema,
  record: records[0],
});
