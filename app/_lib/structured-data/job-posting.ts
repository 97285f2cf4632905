import type { JobPosting } from 'schema-dts';
import { company } from '@/content/entities/company';
import { routes } from '@/content/routes';
import type { Vacancy } from '@/content/entities/vacancies';
import { dayEnd, dayStart } from '../iso-time';
import { escapeMarkup } from '../markup';
import { absoluteUrl } from '../site-origin';
import { logoUrl, organizationRef, postalAddress } from './organization';
import { inLanguage } from '@/lib/records';
import type { Locale } from '@/content/strings/locale';

const employmentTypes = {
  'Full Time': 'FULL_TIME',
  'Part Time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Freelance: 'CONTRACTOR',
} as const satisfies Record<Vacancy['status'], string>;

const MONTHS_IN_YEAR = 12;

/** A vacancy for job search. Its salary is there only in figures; without `directApply`, as applications go by e-mail. */
export function jobPosting(record: Vacancy, locale: Locale): JobPosting {
  const vacancy = inLanguage(record, locale.language);
  const names = inLanguage(company, locale.language);
  const { qualification, experience, hours, pay: [pay] = [] } = vacancy;
  return {
    '@type': 'JobPosting',
    title: vacancy.position,
    description: `<ul>${vacancy.responsibility.map((duty) => `<li>${escapeMarkup(duty)}</li>`).join('')}</ul>`,
    datePosted: dayStart(vacancy.createdAt),
    validThrough: dayEnd(vacancy.deadline),
    employmentType: employmentTypes[vacancy.status],
    totalJobOpenings: vacancy.vacancy,
    hiringOrganization: {
      '@type': 'Organization',
      ...organizationRef,
      name: names.brand,
      sameAs: absoluteUrl(routes.home),
      logo: logoUrl,
    },
    jobLocation: { '@type': 'Place', address: postalAddress(names[vacancy.workplace], vacancy.region) },
    identifier: { '@type': 'PropertyValue', name: names.brand, value: vacancy._id },
    url: absoluteUrl(locale.to(routes.vacancy(vacancy._id)).href),
    directApply: false,
    ...(qualification !== undefined && { qualifications: qualification }),
    ...(experience !== undefined && {
      experienceRequirements: {
        '@type': 'OccupationalExperienceRequirements',
        monthsOfExperience: experience * MONTHS_IN_YEAR,
      },
    }),
    ...(hours !== undefined && { workHours: hours }),
    ...(pay && { baseSalary: salary(pay) }),
  };
}

/** A fixed salary or a range, in taka. */
const salary = ({ from, to, per }: NonNullable<Vacancy['pay']>[number]) =>
  ({
    '@type': 'MonetaryAmount',
    currency: 'BDT',
    value: {
      '@type': 'QuantitativeValue',
      ...(to === undefined ? { value: from } : { minValue: from, maxValue: to }),
      unitText: per.toUpperCase(),
    },
  }) as const;
