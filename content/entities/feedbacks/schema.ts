import { memoize } from '../../../lib/text';
import { field, image, line, prose, slug, record, z } from '../../../lib/records';

export const recordSchema = memoize(() =>
  record({
    id: slug,
    /** A trade such as "Contractor", or a person who has agreed to be named. */
    name: field('Name', line(2, 80), { help: 'Publish only with the customer’s consent.' }),
    /** Place or work, such as "School in Khulna". */
    role: field('Role', z._default(line(0, 100), { en: '' })),
    /** The customer's words without quotation marks; the page adds them. */
    message: field('Message', prose(10, 600)),
    sample: field('Sample', z.optional(z.enum(['yes', 'no'])), {
      labels: { yes: 'Stands in for real words', no: 'Real' },
      help: 'The dashboard lists it until it is replaced.',
    }),
    image: field('Picture', z.optional(image), { picture: { maxWidth: 400 } }),
  }),
);
