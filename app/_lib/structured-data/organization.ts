import type { LocalBusiness, PostalAddress, WebSite, DayOfWeek, OpeningHoursSpecification } from 'schema-dts';
import { company } from '@/content/entities/company';
import { routes } from '@/content/routes';
import { absoluteUrl } from '../site-origin';
import { latinDigits, type Language } from '@/lib/text';
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
const PATTERN = /^(\w+) to (\w+), (\d{1,2}):(\d{2})–(\d{1,2}):(\d{2})$/;

/** Parses hours such as `Saturday to Thursday, 9:00–18:00`; undefined for others, to publish none wrong. */
export function openingHours(text: string): OpeningHoursSpecification | undefined {
  const [, from, to, openHour = '', openMinute = '', closeHour = '', closeMinute = ''] =
    PATTERN.exec(text) ?? [];
  const first = DAYS.findIndex((day) => day === from);
  const last = DAYS.findIndex((day) => day === to);
  if (first < 0 || last < 0 || Number(openHour) > 23 || Number(closeHour) > 23) return undefined;
  const count = ((last - first + DAYS.length) % DAYS.length) + 1;
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: [...DAYS, ...DAYS].slice(first, first + count),
    opens: `${openHour.padStart(2, '0')}:${openMinute}`,
    closes: `${closeHour.padStart(2, '0')}:${closeMinute}`,
  };
}

/** Reference to the company, which another page describes. */
export const organizationRef = { '@id': absoluteUrl('/#organization') };

/** Reference to the website. */
export const websiteRef = { '@id': absoluteUrl('/#website') };

/** Square logo, as search engines require. */
export const logoUrl = absoluteUrl('/icons/icon-512.png');

/** Address of the company in the texts of the contact page. */
export const postalAddress = (place: InLanguage<typeof company>['factory']) =>
  ({
    '@type': 'PostalAddress',
    streetAddress: place.street,
    addressLocality: place.city,
    postalCode: latinDigits(place.postalCode),
    addressCountry: place.countryCode,
  }) as const satisfies PostalAddress;

/** The company with its brand in Latin letters and its opening hours in English. */
const english = inLanguage(company, 'en');

/** The company as a `LocalBusiness`, which customers may visit; its position is the factory's, like the map. */
export function organization({ language }: Locale): LocalBusiness {
  const places = inLanguage(company, language);
  const hours = english.openingHours === undefined ? undefined : openingHours(english.openingHours);
  return {
    '@type': 'LocalBusiness',
    ...organizationRef,
    name: places.brand,
    ...(places.brand !== english.brand && { alternateName: english.brand }),
    legalName: places.legalName,
    description: places.summary,
    url: absoluteUrl(routes.home),
    logo: logoUrl,
    image: logoUrl,
    telephone: company.phones[0],
    ...(company.fax !== undefined && { faxNumber: company.fax }),
    email: company.email,
    address: postalAddress(places.headOffice),
    ...(hours && { openingHoursSpecification: hours }),
    location: {
      '@type': 'Place',
      '@id': absoluteUrl('/#factory'),
      address: postalAddress(places.factory),
      geo: {
        '@type': 'GeoCoordinates',
        latitude: company.map.latitude,
        longitude: company.map.longitude,
      },
      hasMap: company.map.linkUrl,
    },
    contactPoint: [
      { '@type': 'ContactPoint', contactType: 'customer service', telephone: company.mainNumber },
      {
        '@type': 'ContactPoint',
        contactType: 'sales',
        telephone: company.phones[1] ?? company.phones[0],
        email: company.email,
      },
    ],
    ...(places.group !== undefined && {
      parentOrganization: { '@type': 'Organization', name: places.group },
    }),
    ...(company.socials.length > 0 && { sameAs: company.socials.map(({ url }) => url) }),
  };
}

/** Alternative names of the website; in Bangla with the brand in Latin letters, which buyers type. */
function otherNames(language: Language) {
  const { brand, legalName } = inLanguage(company, language);
  return brand === english.brand ? legalName : [english.brand, legalName];
}

/** Structured data of the website, used only on the home page. */
export const website = ({ language }: Locale): WebSite => ({
  '@type': 'WebSite',
  ...websiteRef,
  name: inLanguage(company, language).brand,
  alternateName: otherNames(language),
  url: absoluteUrl(routes.home),
  inLanguage: language,
  publisher: organizationRef,
});
