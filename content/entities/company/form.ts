import { code, density, filmId, line, webAddress } from '../../lib/fields';
import { translated } from '../../lib/translated';
import { z } from '../../lib/zod';
import type { FieldSpec } from '../../lib/field-spec';

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
  /** One to six; the first one is shown where there is room for one. */
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
  /** Dry, in kg/m³, for products that state none; wherever it is used, it is marked as assumed. */
  density: z.optional(density),
  /** The film behind the play button of the home page, an 11-character video id. */
  filmId,
});

const placeFields: readonly FieldSpec[] = [
  { name: 'street', label: 'Street', kind: 'text', isRequired: true },
  { name: 'city', label: 'City', kind: 'text', isRequired: true },
  { name: 'postalCode', label: 'Postal code', kind: 'text', isRequired: true },
  { name: 'country', label: 'Country', kind: 'text', isRequired: true },
];

export const fields: readonly FieldSpec[] = [
  { name: 'brand', label: 'Brand', kind: 'text', isRequired: true },
  { name: 'legalName', label: 'Legal name', kind: 'text', isRequired: true },
  { name: 'group', label: 'Group', kind: 'text', isRequired: true },
  {
    name: 'summary',
    label: 'Summary',
    kind: 'area',
    isRequired: true,
    help: 'One sentence: what the company makes, where and for whom.',
  },
  { name: 'email', label: 'E-mail', kind: 'text', isRequired: true },
  { name: 'careersEmail', label: 'E-mail for applications', kind: 'text', isRequired: true },
  {
    name: 'phones',
    label: 'Telephones',
    kind: 'lines',
    isRequired: true,
    help: 'One to six, one a line, such as +880 2 0000 0000. The first one is the main number.',
  },
  { name: 'fax', label: 'Fax', kind: 'text', isRequired: true },
  { name: 'helpline', label: 'Helpline', kind: 'text', isRequired: true },
  {
    name: 'whatsApp',
    label: 'WhatsApp',
    kind: 'text',
    help: 'Forms, product pages and the list offer it when it is set.',
  },
  { name: 'headOffice', label: 'Head office', kind: 'group', fields: placeFields },
  { name: 'factory', label: 'Factory', kind: 'group', fields: placeFields },
  { name: 'openingHours', label: 'Opening hours', kind: 'text', isRequired: true },
  {
    name: 'map',
    label: 'Map',
    kind: 'group',
    fields: [
      { name: 'embedUrl', label: 'Address of the map in the page', kind: 'link', isRequired: true },
      { name: 'linkUrl', label: 'Address of the link beside it', kind: 'link', isRequired: true },
      { name: 'latitude', label: 'Latitude', kind: 'number', unit: '°', isRequired: true },
      { name: 'longitude', label: 'Longitude', kind: 'number', unit: '°', isRequired: true },
    ],
  },
  {
    name: 'socials',
    label: 'Social links',
    kind: 'rows',
    one: 'link',
    help: 'Five.',
    fields: [
      { name: 'network', label: 'Network', kind: 'choice', isRequired: true },
      { name: 'label', label: 'Name', kind: 'text', isRequired: true },
      { name: 'url', label: 'Address', kind: 'link', isRequired: true },
    ],
  },
  {
    name: 'density',
    label: 'Density of all products',
    kind: 'number',
    unit: 'kg/m³',
    help: 'Of the dry concrete, for products without one of their own. Visitors see it marked as assumed; without it no mass.',
  },
  {
    name: 'filmId',
    label: 'Film of the home page',
    kind: 'text',
    isRequired: true,
    help: 'Paste the link of the film, such as https://youtu.be/AtraiFilm01.',
  },
];

export { companySchema as schema };
