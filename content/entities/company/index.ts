import type { Language } from '../../../lib/text';
import { inLanguage } from '../../../lib/records';
import { publishedRecord } from '../../registry/published';
import records from './data.json' with { type: 'json' };
import { readBrandMark } from './brand-fields';
import { recordSchema } from './schema';

/** Values that are the same for every company (docs/requirements.md). */
const fixed = {
  /** Target declared by the admin's search box, which never submits. */
  adminSearch: { action: 'https://forms.example/search', method: 'post' },
  /** Who works in the studio until a name is set there. */
  adminUser: { name: 'Sample User', jobTitle: 'Site Administrator' },
} as const;

const record = publishedRecord('company', recordSchema, records);

type Position = { readonly latitude?: number | undefined; readonly longitude?: number | undefined };

/** Latitude and longitude as maps take them; the fourth digit is 11 m. */
const coordinates = (latitude: number, longitude: number) =>
  [latitude, longitude].map((degrees) => degrees.toFixed(4)).join(',');

/** Returns the address of a map with a marker at a position; undefined for a place without one. */
export const mapLinkOf = ({ latitude, longitude }: Position) =>
  latitude === undefined || longitude === undefined
    ? undefined
    : `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(coordinates(latitude, longitude))}`;

const position = coordinates(record.map.latitude, record.map.longitude);

const drawing = readBrandMark(record.mark);
if (!drawing.ok) throw new Error(`content/entities/company/data.json: the mark ${drawing.reason}`);

/** The mark as shapes, for every page, icon and shared picture. */
export const { mark } = drawing;

/** The company. To rebrand the site, change it in the studio. */
export const company = {
  ...record,
  ...fixed,
  /** The number that pages show first. */
  mainNumber: record.helpline ?? record.phones[0],
  careersEmail: record.careersEmail ?? record.email,
  /** Origin of canonical addresses in a build without `SITE_URL`. */
  origin: new URL(record.website ?? 'https://www.example.com').origin,
  map: {
    ...record.map,
    embedUrl: record.map.embedUrl ?? `https://www.google.com/maps?q=${position}&z=13&output=embed`,
    linkUrl: record.map.linkUrl ?? mapLinkOf(record.map) ?? '',
  },
};

/** Who made the photos, in a language, and what the record says of their use; without a name the brand. */
export function photoRightsIn(language: Language) {
  const { brand, photoRights } = inLanguage(record, language);
  return { ...photoRights, credit: photoRights?.credit ?? brand };
}

/** Returns the link of a number such as `+880 2 0000 0000`. */
export const telephoneHref = (number: string) => `tel:${number.replaceAll(' ', '')}`;

/** Formats a number as dialled by readers of a language: in Bangla `02 0000 0000`, without the country code. */
export const telephoneIn = (number: string, language: Language) =>
  language === 'bn' ? number.replace(/^\+880 ?/, '0') : number;

/** Returns the link that opens a WhatsApp chat with a number. */
export const whatsAppHref = (number: string) => `https://wa.me/${number.replace(/\D/g, '')}`;
