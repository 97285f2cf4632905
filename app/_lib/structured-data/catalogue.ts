import type { Dataset } from 'schema-dts';
import { company } from '@/content/entities/company';
import { routes } from '@/content/routes';
import type { Locale } from '@/content/strings/locale';
import { inLanguage } from '@/lib/records';
import { lastChange } from '../day-of-change';
import { dayStart } from '../iso-time';
import { absoluteUrl, addressOf } from '../site-origin';
import { organizationRef } from './organization';

/** The catalogue of all figures, which the page of all files offers in two forms. */
export function catalogueData({ language, strings, fill }: Locale): Dataset {
  const { name, lead } = strings.products.catalogue;
  const day = lastChange('products');
  const forms = [
    ['application/json', routes.catalogue],
    ['text/csv', routes.catalogueTable],
  ] as const;
  return {
    '@type': 'Dataset',
    '@id': absoluteUrl(`${routes.catalogue}#dataset`),
    name: fill(name, { brand: inLanguage(company, language).brand }),
    description: lead,
    url: addressOf(routes.files, language),
    creator: organizationRef,
    isAccessibleForFree: true,
    ...(day !== undefined && { dateModified: dayStart(day) }),
    distribution: forms.map(([encodingFormat, path]) => ({
      '@type': 'DataDownload',
      encodingFormat,
      contentUrl: absoluteUrl(path),
    })),
  };
}
