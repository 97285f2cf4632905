import { defineSingleton } from '../../lib/define-collection';
import records from './data.json' with { type: 'json' };
import { recordSchema } from './schema';

/** The words of the contact page; addresses and numbers are in `content/entities/company`. */
export const contact = defineSingleton({
  file: 'content/entities/contact/data.json',
  schema: recordSchema,
  record: records[0],
});
