import { z } from './zod';

/** Control characters (line feed and tab aside) and the marks that reorder text from right to left. */
const UNPRINTABLE =
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/;
const LINE_BREAK = /[\n\r\u2028\u2029]/;

/** Text of several paragraphs (Markdown where the collection says so), `min` to `max` characters. */
export const prose = (min: number, max: number) =>
  z.string().check(
    z.trim(),
    z.minLength(min, `is too short: at least ${min} characters`),
    z.maxLength(max, `is too long: at most ${max} characters`),
    z.refine((value) => !UNPRINTABLE.test(value), 'has a control character or a text-direction mark'),
  );

/** One line of text of `min` to `max` characters, without control characters. */
export const line = (min: number, max: number) =>
  prose(min, max).check(z.refine((value) => !LINE_BREAK.test(value), 'must stand on one line'));

/** The identity of a record and the last part of its address: lower-case kebab, at most 80 characters. */
export const slug = z
  .string()
  .check(
    z.maxLength(80, 'is too long: at most 80 characters'),
    z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a lower-case slug such as "solid-brick"'),
  );

/** A plain calendar day, `YYYY-MM-DD`, without time or zone. */
export const isoDate = z.iso.date('must be a day such as "2024-10-05"');

/** A full web address. Anything but https is refused, so no script or data address can get in. */
export const webAddress = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'must be a full https address' })
  .check(z.maxLength(500));

/** A picture under `public/`. */
export const picturePath = z
  .string()
  .check(
    z.regex(
      /^\/images\/[a-z0-9-]+(\/[a-z0-9-]+)*\.(jpg|png|webp|avif|svg)$/,
      'must be a path such as "/images/products/solid-brick.jpg"',
    ),
  );

/** A picture with what a page needs to reserve its place and to say what it shows. Width and height in px. */
export const image = z
  .strictObject({
    src: picturePath,
    /** One sentence on what the picture shows; empty only when `decorative`. */
    alt: line(0, 200),
    width: z.int().check(z.minimum(1), z.maximum(20_000)),
    height: z.int().check(z.minimum(1), z.maximum(20_000)),
    decorative: z.optional(z.literal(true)),
  })
  .check(
    z.refine((value) => value.decorative === true || value.alt !== '', {
      path: ['alt'],
      message: 'must say what the picture shows, or set "decorative": true',
    }),
  );

export type Picture = z.infer<typeof image>;
