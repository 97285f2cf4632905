import { fault, z } from '../lib/records';
import { said } from '../lib/text';

/**
 * Schema of a colour in six hexadecimal digits, stored in capitals. Not by `isHexColour` of `lib/brand`: with it, the
 * editor of a product would load the reader of SVG.
 */
export const hexColour = z.string().check(
  z.overwrite((text) => text.trim().toUpperCase()),
  z.refine((text) => /^#[0-9A-F]{6}$/.test(text), {
    error: said([
      'must be “#” and six digits or letters from A to F, such as #7A1620',
      '“#”-এর পরে ছয়টি অঙ্ক বা A থেকে F দিন, যেমন #7A1620',
    ]),
    ...fault('predicate'),
  }),
);
