import { memoize } from '../../../lib/text';
import { documentPath, field, isoDate, line, record, slug, z } from '../../../lib/records';
import { documentLanguages } from './languages';

export const recordSchema = memoize(() =>
  record({
    id: slug,
    title: field(['Title', 'শিরোনাম'], line(3, 100), {
      help: ['Such as Price list, January 2027.', 'যেমন মূল্যতালিকা, জানুয়ারি ২০২৭।'],
    }),
    file: field(['File', 'ফাইল'], documentPath, { kind: 'document' }),
    language: field(['Language of the file', 'ফাইলের ভাষা'], z.enum(['en', 'bn', 'both']), {
      labels: documentLanguages,
    }),
    day: field(['Day', 'তারিখ'], isoDate, {
      help: ['The day that the file itself names.', 'ফাইলে যে তারিখ লেখা আছে।'],
    }),
    /** The pages of these products offer it, too. */
    products: field(['Products', 'পণ্য'], z.optional(z.array(slug).check(z.maxLength(100))), {
      records: 'products',
      help: ['Their pages offer the file, too.', 'এসব পণ্যের পাতায়ও ফাইলটি থাকে।'],
    }),
  }),
);
