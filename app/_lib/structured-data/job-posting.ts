import type { ComponentProps } from 'react';
import type { JobPostingJsonLd } from 'next-seo';
import { company } from '@/content/entities/company';
import { routes } from '@/content/routes';
import type { Vacancy } from '@/content/entities/vacancies';
import { dayEnd, dayStart } from '../iso-time';
import { escapeMarkup, scriptSafe } from '../markup';
import { absoluteUrl } from '../site-origin';
import { logoUrl, postalAddress } from './organization';
import { inLanguage } from '@/lib/records';
import type { Locale } from '@/content/strings/locale';

const employmentTypes = {
  'Full Time': 'FULL_TIME',
  'Part Time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Freelance: 'CONTRACTOR',
} as const satisfies Record<Vacancy['status'], string>;

/** Props for next-seo; without salary, a free text, and `directApply`, as applications go by e-mail. */
export function jobPosting(record: Vacancy, locale: Locale): ComponentProps<typeof JobPostingJsonLd> {
  const vacancy = inLanguage(record, locale.language);
  const places = inLanguage(company, locale.language);
  return scriptSafe({
    title: vacancy.position,
    description: `<ul>${vacancy.responsibility.map((duty) => `<li>${escapeMarkup(duty)}</li>`).join('')}</ul>`,
    datePosted: dayStart(vacancy.createdAt),
    validThrough: dayEnd(vacancy.deadline),
    employmentType: employmentTypes[vacancy.status],
    hiringOrganization: {
      '@type': 'Organization',
      name: places.brand,
      sameAs: absoluteUrl(routes.home),
      logo: logoUrl,
    },
    jobLocation: { '@type': 'Place', address: postalAddress(places[vacancy.workplace]) },
    identifier: { '@type': 'PropertyValue', name: places.brand, value: vacancy._id },
    url: absoluteUrl(locale.to(routes.vacancy(vacancy._id)).href),
    directApply: false,
  });
}
