import { Tag } from '@/components/site/shared/tag';
import { ButtonLink } from '@/components/ui/button-link';
import { routes } from '@/content/routes';
import { isOpen, type Vacancy } from '@/content/entities/vacancies';
import { VacancyFacts } from './vacancy-facts';
import { inLanguage } from '@/content/lib/language';
import type { Locale } from '@/content/strings/locale';

type VacancyListProps = {
  readonly locale: Locale;
  readonly vacancies: readonly Vacancy[];
  /** The day of the build, `YYYY-MM-DD`. */
  readonly today: string;
};

/** List of vacancies, one row each. */
export function VacancyList({ locale, vacancies, today }: VacancyListProps) {
  return (
    <ul className="border-t-2 border-ink">
      {vacanciesIn(vacancies, locale).map(({ vacancy, link }) => (
        <li
          key={vacancy._id}
          data-closed={isOpen(vacancy, today) ? undefined : ''}
          className="grid items-center gap-x-gutter gap-y-5 border-b border-joint py-8 data-closed:text-concrete-600 md:grid-cols-12"
        >
          <div className="md:col-span-4">
            <h3 lang={link.hrefLang} className="mb-4 type-h3">
              {vacancy.position}
            </h3>
            <VacancyBadges locale={locale} vacancy={vacancy} today={today} />
          </div>
          <dl className="grid grid-cols-2 items-start gap-x-gutter md:col-span-5">
            <VacancyFacts locale={locale} vacancy={vacancy} lang={link.hrefLang} />
          </dl>
          <ButtonLink
            {...link}
            tone="outline"
            className="justify-self-start whitespace-nowrap md:col-span-3 md:justify-self-end"
          >
            <span>
              {locale.strings.careers.details}{' '}
              <span lang={link.hrefLang} className="sr-only">
                {locale.fill(locale.strings.careers.detailsOf, { position: vacancy.position })}
              </span>
            </span>
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

const vacanciesIn = (vacancies: readonly Vacancy[], { language, to }: Locale) =>
  vacancies.map((vacancy) => ({
    vacancy: inLanguage(vacancy, language),
    link: to(routes.vacancy(vacancy._id)),
  }));

type VacancyBadgesProps = {
  readonly locale: Locale;
  readonly vacancy: Pick<Vacancy, 'status' | 'deadline'>;
  /** The day of the build, `YYYY-MM-DD`. */
  readonly today: string;
};

/** Badges of a vacancy: on-site work, type of employment, and "closed" after the deadline. */
export function VacancyBadges({ locale, vacancy, today }: VacancyBadgesProps) {
  const { onsite, statuses, closed } = locale.strings.careers;
  return (
    <p className="flex flex-wrap gap-joint">
      <Tag>{onsite}</Tag>
      <Tag>{statuses[vacancy.status]}</Tag>
      {!isOpen(vacancy, today) && <Tag tone="filled">{closed}</Tag>}
    </p>
  );
}
