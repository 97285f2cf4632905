import type {
  DayOfWeek,
  LocalBusiness,
  OpeningHoursSpecification,
  Organization,
  PostalAddress,
  WebSite,
} from 'schema-dts';
import { company, mapLinkOf } from '@/content/entities/company';
import { languages } from '@/content/registry/languages';
import { routes } from '@/content/routes';
import { shownFile } from '@/lib/pictures';
import { latinDigits } from '@/lib/text';
import { absoluteUrl, addressOf } from '../site-origin';
import { inLanguage, type InLanguage } from '@/lib/records';
import type { Locale } from '@/content/strings/locale';

const DAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const satisfies DayOfWeek[];
/** A time such as `9:00`, `18:30`, `9am` or `6:30 pm`. */
const TIME = String.raw`(\d{1,2})(?::(\d{2}))?(?: ?([ap]m))?`;
const PATTERN = new RegExp(String.raw`^(\w+) to (\w+), ${TIME}(?:–| ?to ?| – )${TIME}$`);
const NOON = 12;

/** Returns a time as `HH:MM`; undefined for one that no clock shows. */
function clockTime(hour = '', minute = '00', half?: string) {
  const isTwelve = Number(hour) === NOON;
  if (half !== undefined && (Number(hour) < 1 || Number(hour) > NOON)) return undefined;
  const add = { am: isTwelve ? -NOON : 0, pm: isTwelve ? 0 : NOON }[half ?? ''] ?? 0;
  const time = `${String(Number(hour) + add).padStart(2, '0')}:${minute}`;
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : undefined;
}

/**
 * Parses hours such as `Saturday to Thursday, 9:00–18:00` or `Sunday to Thursday, 9am to 6pm`; undefined for others, to
 * publish none wrong.
 */
export function openingHours(text: string): OpeningHoursSpecification | undefined {
  const [, from, to, ...times] = PATTERN.exec(text) ?? [];
  const [opens, closes] = [clockTime(...times.slice(0, 3)), clockTime(...times.slice(3))];
  const first = DAYS.findIndex((day) => day === from);
  const last = DAYS.findIndex((day) => day === to);
  if (first < 0 || last < 0 || opens === undefined || closes === undefined) return undefined;
  const count = ((last - first + DAYS.length) % DAYS.length) + 1;
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: [...DAYS, ...DAYS].slice(first, first + count),
    opens,
    closes,
  };
}

/** Reference to the company, which another page describes. */
export const organizationRef = { '@id': absoluteUrl('/#organization') };

/** Reference to the website. */
export const websiteRef = { '@id': absoluteUrl('/#website') };

/** Square logo, as search engines require. */
export const logoUrl = absoluteUrl('/icons/icon-512.png');

type Place = InLanguage<typeof company>['factory'];

/** Postal address of a place; `region` is that of a vacancy. */
export const postalAddress = (place: Place, region?: string) =>
  ({
    '@type': 'PostalAddress',
    streetAddress: place.street,
    addressLocality: place.city,
    ...(region !== undefined && { addressRegion: region }),
    postalCode: latinDigits(place.postalCode),
    addressCountry: place.countryCode,
  }) as const satisfies PostalAddress;

/** The company with its brand in Latin letters and its opening hours in English. */
const english = inLanguage(company, 'en');

/** The places of the company with their fragments; a firm whose office is in its factory has one. */
const placeIds = (
  [
    ['headOffice', 'office'],
    ['factory', 'factory'],
  ] as const
).filter(([key]) => key === 'factory' || !isOnePlace());

function isOnePlace() {
  const { headOffice, factory } = english;
  return headOffice.street === factory.street && headOffice.city === factory.city;
}

const placeRef = (fragment: string) => ({ '@id': absoluteUrl(`/#${fragment}`) });

/** The company. Its places are described on the contact page (`places`). */
export function organization({ language }: Locale): Organization {
  const names = inLanguage(company, language);
  return {
    '@type': 'Organization',
    ...organizationRef,
    name: names.brand,
    ...(names.brand !== english.brand && { alternateName: english.brand }),
    legalName: names.legalName,
    description: names.summary,
    url: absoluteUrl(routes.home),
    logo: logoUrl,
    image: logoUrl,
    telephone: company.phones[0],
    ...(company.fax !== undefined && { faxNumber: company.fax }),
    email: company.email,
    address: postalAddress(names.headOffice),
    location: placeIds.map(([, fragment]) => placeRef(fragment)),
    contactPoint: [
      { '@type': 'ContactPoint', contactType: 'customer service', telephone: company.mainNumber },
      {
        '@type': 'ContactPoint',
        contactType: 'sales',
        telephone: company.phones[1] ?? company.phones[0],
        email: company.email,
      },
    ],
    ...(names.group !== undefined && {
      parentOrganization: { '@type': 'Organization', name: names.group },
    }),
    ...(company.socials.length > 0 && { sameAs: company.socials.map(({ url }) => url) }),
  };
}

/** Head office and factory, which customers may visit, each with its own telephone, hours, position and photo. */
export const places = ({ language }: Locale): LocalBusiness[] =>
  placeIds.map(([key, fragment]) => {
    const names = inLanguage(company, language);
    const { telephone = company.phones[0], photo, ...place } = names[key];
    const hours = english[key].openingHours ?? english.openingHours;
    const specification = hours === undefined ? undefined : openingHours(hours);
    const { latitude, longitude } = key === 'factory' ? company.map : company.headOffice;
    const hasMap = key === 'factory' ? company.map.linkUrl : mapLinkOf(company.headOffice);
    return {
      '@type': 'LocalBusiness',
      ...placeRef(fragment),
      name: `${names.brand}, ${place.city}`,
      url: addressOf(routes.contact, language),
      parentOrganization: organizationRef,
      address: postalAddress(place),
      telephone,
      email: company.email,
      ...(photo && { image: absoluteUrl(shownFile(photo)) }),
      ...(specification && { openingHoursSpecification: specification }),
      ...(latitude !== undefined &&
        longitude !== undefined && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
      ...(hasMap !== undefined && { hasMap }),
    };
  });

/** Further names of the website: the registered one, and those in Bangla, which buyers type as well. */
function otherNames() {
  const names = languages.map((language) => inLanguage(company, language));
  return [...new Set(names.flatMap(({ brand, legalName }) => [brand, legalName]))].filter(
    (name) => name !== english.brand,
  );
}

/** The website, which is one in all languages: described on its home page in English alone. */
export const website = (): WebSite => ({
  '@type': 'WebSite',
  ...websiteRef,
  name: english.brand,
  alternateName: otherNames(),
  url: absoluteUrl(routes.home),
  inLanguage: [...languages],
  publisher: organizationRef,
});
