import type { ComponentProps } from 'react';
import type { JobPostingJsonLd } from 'next-seo';
import { company } from '@/content/entities/company';
import { routes } from '@/content/routes';
import type { Vacancy } from '@/content/entities/vacancies';
import { dayEnd, dayStart } from '../iso-time';
import { escapeMarkup, scriptSafe } from '../markup';
import { absoluteUrl } from '../site-origin';
import { logoUrl, postalAddress } from './organization';

const employmentTypes = {
  'Full Time': 'FULL_TIME',
  'Part Time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Freelance: 'CONTRACTOR',
} as const satisfies Record<Vacancy['status'], string>;

/**
 * One open vacancy, for next-seo's component. No salary: it is free text on the page, not a figure in taka. One applies
 * by e-mail, so not directly on the page.
 */
export const jobPosting = (vacancy: Vacancy): ComponentProps<typeof JobPostingJsonLd> =>
  scriptSafe({
    title: vacancy.position,
    description: `<ul>${vacancy.responsibility.map((duty) => `<li>${escapeMarkup(duty)}</li>`).join('')}</ul>`,
    datePosted: dayStart(vacancy.createdAt),
    validThrough: dayEnd(vacancy.deadline),
    employmentType: employmentTypes[vacancy.status],
    hiringOrganization: {
      '@type': 'Organization',
      name: company.brand,
      sameAs: absoluteUrl(routes.home),
      logo: logoUrl,
    },
    jobLocation: { '@type': 'Place', address: postalAddress(company[vacancy.workplace]) },
    identifier: { '@type': 'PropertyValue', name: company.brand, value: vacancy._id },
    url: absoluteUrl(routes.vacancy(vacancy._id)),
    directApply: false,
  });
