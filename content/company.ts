import { defineSingleton } from './lib/define-collection';
import { line, webAddress } from './lib/fields';
import { z } from './lib/zod';

const telephone = line(5, 30).check(
  z.regex(/^\+[0-9 ]+$/, 'must be an international number such as "+880 2 0000 0000"'),
);

const place = z.strictObject({
  street: line(3, 100),
  city: line(2, 60),
  postalCode: line(4, 10),
  /** ISO 3166-1 alpha-2. */
  countryCode: z.literal('BD'),
  country: line(2, 60),
});

const companySchema = z.strictObject({
  brand: line(2, 40),
  legalName: line(2, 80),
  group: line(2, 60),
  /** Used for canonical addresses when the build is not given `SITE_URL`. */
  sampleOrigin: webAddress,
  /** One sentence that says what the company makes, where and for whom. */
  summary: line(50, 160),
  email: z.email(),
  careersEmail: z.email(),
  /** Exactly two, as the specification's contact block says. */
  phones: z.tuple([telephone, telephone]),
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
  filmId: z.string().check(z.regex(/^[\w-]{11}$/)),
  developerCredit: z.strictObject({ label: line(2, 60), url: webAddress }),
  /** Declared by the admin's search box and never submitted. */
  adminSearch: z.strictObject({ action: webAddress, method: z.enum(['get', 'post']) }),
  adminUser: z.strictObject({ name: line(1, 60), jobTitle: line(0, 60) }),
});

/**
 * The sample company. To rebrand the site, edit this file and the mark in `components/ui/logo.tsx`, nothing else.
 * Telephone and fax numbers are visibly placeholders.
 */
export const company = defineSingleton({
  file: 'content/company.ts',
  schema: companySchema,
  record: {
    brand: 'Atrai Blocks',
    legalName: 'Atrai Concrete Products Ltd.',
    group: 'Atrai Group',
    sampleOrigin: 'https://www.atraiblocks.example',
    summary:
      'Concrete hollow blocks, bricks, pavers, kerbs and tiles, pressed and cured in Gazipur for builders all over Bangladesh.',
    email: 'info@atraiblocks.example',
    careersEmail: 'careers@atraiblocks.example',
    phones: ['+880 2 0000 0000', '+880 2 0000 0001'],
    fax: '+880 2 0000 0002',
    helpline: '+880 9600 000000',
    headOffice: {
      street: 'House 00, Road 00, Gulshan 1',
      city: 'Dhaka',
      postalCode: '1212',
      countryCode: 'BD',
      country: 'Bangladesh',
    },
    factory: {
      street: 'Atrai Industrial Park, Sreepur',
      city: 'Gazipur',
      postalCode: '1740',
      countryCode: 'BD',
      country: 'Bangladesh',
    },
    openingHours: 'Saturday to Thursday, 9:00–18:00',
    map: {
      embedUrl: 'https://www.google.com/maps?q=24.2010,90.4720&z=13&output=embed',
      linkUrl: 'https://www.google.com/maps/search/?api=1&query=24.2010%2C90.4720',
      latitude: 24.201,
      longitude: 90.472,
    },
    socials: [
      { network: 'facebook', label: 'Facebook', url: 'https://www.facebook.com/atraiblocks.example' },
      { network: 'linkedin', label: 'LinkedIn', url: 'https://www.linkedin.com/company/atraiblocks-example' },
      { network: 'x', label: 'X', url: 'https://x.com/atraiblocks_ex' },
      { network: 'youtube', label: 'YouTube', url: 'https://www.youtube.com/@atraiblocks-example' },
      { network: 'instagram', label: 'Instagram', url: 'https://www.instagram.com/atraiblocks.example' },
    ],
    filmId: 'AtraiFilm00',
    developerCredit: { label: 'Developed by Atrai Group IT', url: 'https://www.atraigroup.example' },
    adminSearch: { action: 'https://forms.atraiblocks.example/search', method: 'post' },
    adminUser: { name: 'Sample User', jobTitle: 'Site Administrator' },
  },
});

/** `+880 2 0000 0000` as a link target. */
export const telephoneHref = (number: string) => `tel:${number.replaceAll(' ', '')}`;

/** Opens a conversation with that number. */
export const whatsAppHref = (number: string) => `https://wa.me/${number.replace(/\D/g, '')}`;
