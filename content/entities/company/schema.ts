import { code, filmId, line, webAddress } from '../../lib/fields';
import { translated } from '../../lib/translated';
import { z } from '../../lib/zod';

const email = z.email('must be an e-mail address such as "info@example.com"');

const telephone = code(5, 30).check(
  z.regex(/^\+[0-9 ]+$/, 'must be an international number such as "+880 2 0000 0000"'),
);

/** As many as the contact page lists well. */
const MOST_PHONES = 6;

const place = z.strictObject({
  street: line(3, 100),
  city: line(2, 60),
  postalCode: line(4, 10),
  /** ISO 3166-1 alpha-2. */
  countryCode: z._default(z.literal('BD'), 'BD'),
  country: line(2, 60),
});

export const companySchema = translated({
  id: z.literal('company'),
  brand: line(2, 40),
  legalName: line(2, 80),
  group: line(2, 60),
  /** One sentence that says what the company makes, where and for whom. */
  summary: line(50, 160),
  email,
  careersEmail: email,
  /** One to six; the first one stands where there is room for one. */
  phones: z.tuple([telephone], telephone).check(z.maxLength(MOST_PHONES)),
  fax: telephone,
  helpline: telephone,
  /** Number that answers on WhatsApp; the forms offer it when set. */
  whatsApp: z.optional(telephone),
  headOffice: place,
  factory: place,
  openingHours: line(5, 80),
  map: z.strictObject({
    /** Shown in the frame of the contact page. */
    embedUrl: webAddress,
    /** Opened by the link beside it. */
    linkUrl: webAddress,
    latitude: z.number().check(z.minimum(-90), z.maximum(90)),
    longitude: z.number().check(z.minimum(-180), z.maximum(180)),
  }),
  socials: z
    .array(
      z.strictObject({
        network: z.enum(['facebook', 'linkedin', 'x', 'youtube', 'instagram']),
        label: line(1, 30),
        url: webAddress,
      }),
    )
    .check(z.length(5)),
  /** The film behind the play button of the home page, an 11-character video id. */
  filmId,
});
