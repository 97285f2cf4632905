import { memoize } from '../../../lib/text';
import { field, image, line, prose, slug, record, z } from '../../../lib/records';

export const recordSchema = memoize(() =>
  record({
    id: slug,
    /** A trade such as "Contractor", or a person who has agreed to be named. */
    name: field(['Name', 'নাম'], line(2, 80), {
      help: ['Publish only with the customer’s consent.', 'ক্রেতার সম্মতি ছাড়া প্রকাশ করবেন না।'],
    }),
    /** Place or work, such as "School in Khulna". */
    role: field(['Role', 'পদ বা পরিচয়'], z._default(line(0, 100), { en: '' })),
    /** The customer's words without quotation marks; the page adds them. */
    message: field(['Message', 'বার্তা'], prose(10, 600)),
    sample: field(['Sample', 'নমুনা'], z.optional(z.enum(['yes', 'no'])), {
      isLasting: true,
      labels: { yes: ['Sample comment', 'নমুনা মতামত'], no: ['Real', 'আসল'] },
      help: ['The dashboard lists it until you replace it.', 'আসলটি না বসানো পর্যন্ত ড্যাশবোর্ড মনে করিয়ে দেয়।'],
    }),
    image: field(['Picture', 'ছবি'], z.optional(image), { picture: { maxWidth: 400 } }),
  }),
);
