import { banglaText, cleanText, inDigits, type Pair, said, showsNothing } from '../text';
import { fault } from './fault';
import { DOCUMENT_PATH, pictureLimits, readCrop, PICTURE_PATH } from '../pictures';
import type { InLanguage } from './language';
import { isReserved, MAX_SLUG, SLUG } from './record-id';
import { z } from './zod';

const LINE_BREAK = /\n/;

/** Allowed length of Bangla relative to English: vowel signs and conjuncts count as separate characters. */
const GROWTH = 1.5;

/** Says that a text is too long, after the name of its field. */
export const isTooLong = (max: number) =>
  said([`is too long: at most ${max} characters`, `বেশি বড়, সর্বোচ্চ ${inDigits(max, 'bn')} অক্ষর`]);

type TextCheck = z.core.CheckFn<string> | z.core.$ZodCheck<string>;

/**
 * Text of paragraphs in both languages, the English of `min` to `max` characters without invisible ones. `checks` hold
 * for both. `of` is the hash of the English that was translated (`englishHash`); `banglaFindings` judges the words.
 */
export const prose = (min: number, max: number, ...checks: readonly TextCheck[]) =>
  z.strictObject({
    en: text(min, max, checks),
    bn: z.optional(
      z.strictObject({
        text: text(min, Math.round(max * GROWTH), checks, banglaText),
        of: z.string().check(z.regex(/^[0-9a-f]{8}$/)),
      }),
    ),
  });

/** One line of `min` to `max` characters in both languages. */
export const line = (min: number, max: number) => prose(min, max, isOneLine);

/** One line of `min` to `max` characters, equal in every language, such as a telephone number. */
export const code = (min: number, max: number) => text(min, max, [isOneLine]);

const text = (min: number, max: number, checks: readonly TextCheck[], form = (own: string) => own) =>
  z.string().check(
    z.overwrite((own) => form(cleanText(own))),
    z.minLength(
      min,
      said([`is too short: at least ${min} characters`, `বেশি ছোট, অন্তত ${inDigits(min, 'bn')} অক্ষর`]),
    ),
    z.maxLength(max, isTooLong(max)),
    z.refine((value) => value === '' || !showsNothing(value), {
      error: said(['shows nothing: write something that can be seen', 'খালি দেখায়। কিছু লিখুন']),
      ...fault('shows-nothing'),
    }),
    ...checks,
  );

export const isOneLine = z.refine<string>((value) => !LINE_BREAK.test(value), {
  error: said(['must be on one line', 'এক লাইনে হতে হবে']),
  ...fault('one-line'),
});

/** A line with a product's size, which `form` normalises. */
export const sizeLine = (max: number, form: (text: string) => string) =>
  code(1, max).check(
    z.overwrite((value) => (value.length > max ? value : form(value))),
    z.maxLength(max, isTooLong(max)),
  );

/** A whole number with a smallest and a largest value. Without zod's own `int`, whose limits nobody understands. */
export const wholeNumber = (min: number, max: number) =>
  z.number().check(
    z.minimum(min),
    z.maximum(max),
    z.refine(Number.isInteger, {
      error: said(['must be a whole number', 'পূর্ণ সংখ্যা হতে হবে']),
    }),
  );

/** Dry density of concrete in kg/m³, from aerated to heavyweight. */
export const density = z
  .number()
  .check(
    z.minimum(300, said(['is less than 300 kg/m³', '৩০০ kg/m³-এর কম'])),
    z.maximum(4000, said(['is more than 4,000 kg/m³', '৪,০০০ kg/m³-এর বেশি'])),
  );

/**
 * A colour in six hexadecimal digits, stored in capitals. Not by `isHexColour` of `lib/brand`: with it, every form would
 * load the reader of SVG.
 */
export const hexColour = z.string().check(
  z.overwrite((colour) => colour.trim().toUpperCase()),
  z.refine((colour) => /^#[0-9A-F]{6}$/.test(colour), {
    error: said([
      'must be “#” and six digits or letters from A to F, such as #7A1620',
      '“#”-এর পরে ছয়টি অঙ্ক বা A থেকে F দিন, যেমন #7A1620',
    ]),
    ...fault('predicate'),
  }),
);

/** Id of a record and last part of its address: lower-case kebab, at most 80 characters. */
export const slug = z.string().check(
  z.maxLength(MAX_SLUG, isTooLong(MAX_SLUG)),
  z.regex(
    SLUG,
    said([
      'must be a lower-case slug such as "solid-brick"',
      'ছোট হাতের ইংরেজি অক্ষর, অঙ্ক ও হাইফেন দিন, যেমন "solid-brick"',
    ]),
  ),
  z.refine(
    (value) => !isReserved(value),
    said([
      'is the name of a list page, or one that Windows keeps for devices',
      'এই নাম ব্যবহার করা যায় না, যেমন “con” বা “search”',
    ]),
  ),
);

/** Record id other than the entity's reserved ones. */
export const slugExcept = (reserved: readonly string[]) =>
  slug.check(
    z.refine(
      (id) => !reserved.includes(id),
      said(['is the address of another page: choose another id', 'অন্য পাতার ঠিকানা, অন্য একটি দিন']),
    ),
  );

/** Refuses signs by naming the first one. `wanted`: what the text should be like, after a comma. */
const without = (signs: RegExp, wanted: Pair) =>
  z.refine<string>((text) => !signs.test(text), {
    error: ({ input }) => {
      const [sign = ''] = signs.exec(String(input)) ?? [];
      const isBlank = sign.trim() === '';
      return said([
        `has ${isBlank ? 'a blank' : `“${sign}”`} in it, ${wanted[0]}`,
        `${isBlank ? 'ফাঁকা জায়গা' : `“${sign}”`} আছে, ${wanted[1]}`,
      ]);
    },
    ...fault('predicate'),
  });

/** An e-mail address. */
export const emailAddress = z.string().check(
  z.overwrite((text) => text.trim()),
  without(/[^\w.!#$%&'*+/=?^`{|}~@-]/, ['and an email address has none', 'ই-মেইলে তা থাকে না']),
  z.email(
    said(['must be an email address such as "info@example.com"', 'ই-মেইল ঠিকানা দিন, যেমন "info@example.com"']),
  ),
);

/** An international telephone number without the 0 of calls within the country; hyphens, dots and brackets become blanks. */
export const telephone = code(5, 30).check(
  z.overwrite((text) =>
    text
      .replace('(0)', '')
      .replace(/^\s*(?:https?:\/\/)?wa\.me\//, '+')
      .replace(/[\s().–-]+/g, ' ')
      .trim()
      // No country has numbers of twelve digits: these begin with its code.
      .replace(/^(?:00(?=[1-9])|(?=[1-9](?: ?\d){11,}$))/, '+'),
  ),
  without(/[^+0-9 ]/, ['and a number has only digits and a + before them', 'নম্বরে শুধু অঙ্ক ও আগে + থাকে']),
  z.regex(
    /^\+[0-9 ]+$/,
    said([
      'must be an international number such as "+880 2 0000 0000"',
      'দেশের কোডসহ নম্বর দিন, যেমন "+880 2 0000 0000"',
    ]),
  ),
);

/** A calendar day, `YYYY-MM-DD`, without time or time zone. */
export const isoDate = z.iso.date(
  said(['must be a day such as "2024-10-05"', 'দিন হতে হবে, যেমন "2024-10-05"']),
);

/** Position of a film's id in the host's links. */
const FILM_LINK = /(?:youtu\.be\/|[?&]v=|\/(?:embed|shorts|live)\/)([\w-]{11})(?![\w-])/;

/** Id of a film at its host, 11 characters; accepts a link and extracts the id. */
export const filmId = z.string().check(
  z.overwrite((text) => FILM_LINK.exec(text)?.[1] ?? text.trim()),
  z.regex(
    /^[\w-]{11}$/,
    said([
      'must be the link of a film, or the 11 characters at its end',
      'ভিডিওর লিংক দিন, বা তার শেষের ১১টি অক্ষর',
    ]),
  ),
);

const NO_ADDRESS = said(['must be a full https address', 'https:// দিয়ে শুরু পুরো ঠিকানা দিন']);

/** Full address without credentials, spaces or backslashes. */
const PLAIN_ADDRESS = /^https:\/\/[^/?#@\\]+(?:[/?#][^\s\\]*)?$/i;

/** A domain without the start of an address. */
const BARE_DOMAIN = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?=[/?#:]|$)/i;

export const isWebAddress = z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: NO_ADDRESS });

/** A full web address, completed from a bare domain. Only https, so that no script or data address is accepted. */
export const webAddress = z.string().check(
  z.overwrite((text) => text.trim().replace(BARE_DOMAIN, 'https://$&')),
  without(/[\s\\]/, ['and an address has none', 'ঠিকানায় তা থাকে না']),
  isWebAddress,
  z.maxLength(500),
  z.refine((value) => PLAIN_ADDRESS.test(value) && cleanText(value) === value, NO_ADDRESS),
);

/** A picture under `public/`. */
export const picturePath = z
  .string()
  .check(
    z.regex(
      PICTURE_PATH,
      said([
        'must be a path such as "/images/products/solid-brick.jpg"',
        'ছবির পথ দিন, যেমন "/images/products/solid-brick.jpg"',
      ]),
    ),
  );

/** A document under `public/`. */
export const documentPath = z
  .string()
  .check(
    z.regex(
      DOCUMENT_PATH,
      said([
        'must be a path such as "/files/price-list-1a2b3c4d.pdf"',
        'ফাইলের পথ দিন, যেমন "/files/price-list-1a2b3c4d.pdf"',
      ]),
    ),
  );

/** A picture with its size in px, to reserve its place, and its description. */
export const image = z
  .strictObject({
    src: picturePath,
    /** One sentence that describes the picture; empty only when `decorative`. */
    alt: line(0, 200),
    width: wholeNumber(1, pictureLimits.side),
    height: wholeNumber(1, pictureLimits.side),
    decorative: z.optional(z.literal(true)),
    /** Point from the left and the top that stays in sight where a page cuts the picture, such as `20% 50%`. */
    focus: z.optional(z.string().check(z.regex(/^(100|\d\d?)% (100|\d\d?)%$/))),
    /** Part that pages show: left, top, width and height in percent, such as `10% 0% 50% 100%`. One text: one change. */
    crop: z.optional(z.string().check(z.refine((text) => readCrop(text) !== null))),
    /** File of the picture for which the description was written, if another one: `grey.webp`. The studio sets and clears it. */
    describes: z.optional(z.string().check(z.regex(/^[a-z0-9-]+\.[a-z]+$/))),
  })
  .check(
    z.refine((value) => value.decorative === true || value.alt.en !== '', {
      path: ['alt', 'en'],
      error: said(['must say what the picture shows, or set "decorative": true', 'ছবিতে কী দেখা যায়, লিখুন']),
      ...fault('undescribed'),
    }),
  );

/** A picture with its description in one language. */
export type Picture = InLanguage<z.infer<typeof image>>;
