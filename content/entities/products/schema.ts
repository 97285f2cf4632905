import {
  issueAt,
  field,
  code,
  density,
  image,
  line,
  prose,
  sizeLine,
  slug,
  slugExcept,
  textOf,
  record,
  z,
} from '../../../lib/records';
import { minPictureSize } from '../../../lib/pictures';
import { inchesOf, memoize, said, sizeInInches, sizeInMm } from '../../../lib/text';
import { calledFields, searchWords } from '../categories/words';
import { formFields, formSchema, correctedSize, resized } from '../../../lib/geometry';
import { statedFields } from './stated';

/** Limits in characters; captions consist of both. */
const MAX_LENGTH = { name: 120, size: 60 } as const;

/** Longest caption in characters: name, comma, space and size. */
export const MAX_CAPTION = MAX_LENGTH.name + ', '.length + MAX_LENGTH.size;

/** Ids reserved for other pages under /products. */
const TAKEN_PRODUCT_IDS = ['range', 'list', 'search', 'files', 'archives', 'compare', 'details', 'walls'];

/** Most facts that fit on the one page of a data sheet. */
const MAX_FACTS = 6;

export const recordSchema = memoize(() => {
  const fact = z.strictObject({
    label: field(['Name', 'নাম'], line(2, 60)),
    value: field(['Figure', 'সংখ্যা'], code(1, 30)),
    unit: field(['Unit', 'একক'], z.optional(code(1, 20))),
    /** For example a test report with its day. */
    source: field(['Source', 'উৎস'], line(3, 120)),
  });

  return record({
    id: slugExcept(TAKEN_PRODUCT_IDS),
    /** As printed on the product. */
    name: field(['Name', 'নাম'], z._default(line(0, MAX_LENGTH.name), { en: '' }), {
      heading: ['Name and size', 'নাম ও মাপ'],
      help: ['A tile needs no name.', 'টাইলের নাম না দিলেও চলে।'],
    }),
    category: field(['Category', 'ধরন'], slug, { records: 'categories' }),
    /** Length × width × height with the unit, as shown; with a form, its lengths in any order. */
    size: field(['Size in mm', 'মাপ, মিমিতে'], sizeLine(MAX_LENGTH.size, sizeInMm), {
      help: [
        'Length × width × height, such as 390 × 100 × 190 mm. The width of a block is the thickness of its wall.',
        'দৈর্ঘ্য × প্রস্থ × উচ্চতা, যেমন 390 × 100 × 190 mm। ব্লকের প্রস্থই দেয়ালের পুরুত্ব।',
      ],
    }),
    inch: field(['Size in inches', 'মাপ, ইঞ্চিতে'], sizeLine(MAX_LENGTH.size, sizeInInches), {
      help: ['Such as 15.4″ × 3.9″ × 7.5″.', 'যেমন 15.4″ × 3.9″ × 7.5″।'],
      // As long as nobody has typed other inches.
      follows: ({ size, inch }, before) =>
        !inch || inch === inchesOf(textOf(before.size)) ? inchesOf(textOf(size)) || undefined : undefined,
    }),
    summary: field(['Summary', 'সংক্ষেপ'], z.optional(prose(20, 600)), {
      heading: ['Words', 'লেখা'],
    }),
    /** What it is for, as in “Products for footpaths”; products with the same words are found together. */
    uses: field(['Uses', 'ব্যবহার'], z.optional(z.array(line(3, 30)).check(z.maxLength(6)))),
    ...calledFields,
    words: searchWords,
    /** Nominal geometry, the source of drawing, quantities and files. */
    form: field(['Shape', 'আকৃতি'], z.optional(formSchema), {
      heading: ['Shape', 'আকৃতি'],
      isTechnical: true,
      fields: formFields,
      follows: ({ size, form }, before) => resized(form, textOf(before.size), textOf(size)),
    }),
    density: field(['Density', 'ঘনত্ব'], z.optional(density), {
      heading: ['Figures', 'সংখ্যা'],
      isTechnical: true,
      unit: 'kg/m³',
      help: ['Dry, as measured.', 'শুকনো অবস্থায়, মেপে পাওয়া।'],
    }),
    densitySource: field(['Source of the density', 'ঘনত্বের উৎস'], z.optional(line(3, 120)), {}),
    ...statedFields,
    /** Properties without a field of their own; each needs a source. */
    facts: field(['Other figures', 'অন্যান্য মান'], z.optional(z.array(fact).check(z.maxLength(MAX_FACTS))), {
      singular: ['figure', 'সংখ্যা'],
    }),
    image: field(['Picture', 'ছবি'], image, {
      heading: ['Picture', 'ছবি'],
      picture: { maxWidth: 1200, ...minPictureSize.product, isSquare: true },
    }),
  }).check(
    z.check(({ value, issues }) => {
      const { form, density: stated, densitySource } = value;
      if ((stated === undefined) !== (densitySource === undefined)) {
        const [missing, message] =
          stated === undefined
            ? ['density', said(['is missing beside its source', 'দেওয়া হয়নি, শুধু উৎস আছে'])]
            : ['densitySource', said(['is missing beside the density', 'দেওয়া হয়নি, শুধু ঘনত্ব আছে'])];
        issues.push(issueAt(missing, message, value));
      }
      if (form === undefined) return;
      for (const [name, unit] of [
        ['size', 'mm'],
        ['inch', 'inch'],
      ] as const) {
        const corrected = correctedSize(value[name], form, unit);
        if (corrected === null) continue;
        const message = said([
          `must be ${corrected} like the shape. Change one of the two`,
          `আকৃতির মতো ${corrected} হতে হবে। দুটির একটি বদলান`,
        ]);
        issues.push(issueAt(name, message, value));
      }
    }),
  );
});
