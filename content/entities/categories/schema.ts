import { memoize, said } from '../../../lib/text';
import { field, image, line, prose, record, slugExcept, z } from '../../../lib/records';
import { minPictureSize } from '../../../lib/pictures';
import { calledFields, searchWords } from './words';

/** Ids that other parts of the pages with categories have. */
const TAKEN_CATEGORY_IDS = ['all', 'chosen', 'details'];

/** The address of a page of products of one thickness, use, strength or class (`product-ranges.ts`). */
const RANGE = /^(?:(?:wall|paving|strength)-\d|(?:use|class)-)/;

export const recordSchema = memoize(() =>
  record({
    /** Also its part of addresses: its page, `?category=` and its archive. */
    id: slugExcept(TAKEN_CATEGORY_IDS).check(
      z.refine(
        (id) => !RANGE.test(id),
        said(['is the address of another page: choose another id', 'অন্য পাতার ঠিকানা, অন্য একটি দিন']),
      ),
    ),
    name: field(['Name', 'নাম'], line(2, 80)),
    shortName: field(['Short name', 'ছোট নাম'], z.optional(line(2, 40)), {
      help: [
        'The footer shows it. If empty, the footer leaves the category out.',
        'ফুটারে দেখা যায়। খালি রাখলে ফুটারে এই ধরনটি থাকে না।',
      ],
    }),
    summary: field(['Summary', 'সংক্ষেপ'], z.optional(prose(20, 400)), {
      help: [
        'Two sentences at the top of its page. If empty, the page says how many products there are.',
        'পাতার শুরুতে দুটি বাক্য। খালি রাখলে পাতায় পণ্যের সংখ্যা লেখা থাকে।',
      ],
    }),
    cover: field(['Picture', 'ছবি'], z.optional(image), {
      picture: { maxWidth: 1200, ...minPictureSize.product },
      help: [
        'If empty, the website shows the picture of its first product.',
        'খালি রাখলে এই ধরনের প্রথম পণ্যের ছবি দেখায়।',
      ],
    }),
    ...calledFields,
    words: searchWords,
  }),
);
