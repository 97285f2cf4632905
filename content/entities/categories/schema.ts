import { memoize } from '../../../lib/text';
import { field, image, line, record, slugExcept, z } from '../../../lib/records';
import { minPictureSize } from '../../../lib/pictures';
import { searchWords } from './words';

/** Ids that other parts of the pages with categories have. */
const TAKEN_CATEGORY_IDS = ['all', 'chosen', 'details'];

/** The address of a page of products of one thickness, use, strength or class (`product-ranges.ts`). */
const RANGE = /^(?:(?:wall|paving|strength)-\d|(?:use|class)-)/;

export const recordSchema = memoize(() =>
  record({
    /** Also its part of addresses: `?category=`, its archive, and the page of a long category. */
    id: slugExcept(TAKEN_CATEGORY_IDS).check(
      z.refine((id) => !RANGE.test(id), 'is the address of another page: choose another id'),
    ),
    name: field('Name', line(2, 80)),
    shortName: field('Short name', z.optional(line(2, 40)), {
      help: 'Shown in the footer. Without a short name, the footer leaves the category out.',
    }),
    cover: field('Picture', z.optional(image), {
      picture: { maxWidth: 1200, ...minPictureSize.product },
      help: 'If empty, the website shows the picture of its first product.',
    }),
    words: searchWords,
  }),
);
