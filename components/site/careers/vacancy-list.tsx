import { Day } from '@/components/site/shared/day';
import { Tag } from '@/components/site/shared/tag';
import { ButtonLink } from '@/components/ui/button-link';
import { Link } from '@/components/ui/link';
import { routes } from '@/content/routes';
import { isOpen, type Vacancy } from '@/content/entities/vacancies';
import { inLanguage, type InLanguage } from '@/lib/records';
import type { Language } from '@/lib/text';
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
              <span>{locale.strings.careers.details}</span>{' '}
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

type VacancyFactsProps = {
  readonly locale: Locale;
  readonly vacancy: Pick<InLanguage<Vacancy>, 'salary' | 'deadline'>;
  /** Language of the vacancy's texts, if not the page's. */
  readonly lang?: Language | undefined;
};

/** Salary and deadline as description list items. */
export function VacancyFacts({ locale, vacancy, lang }: VacancyFactsProps) {
  return (
    <>
      <div>
        <dt className="type-small text-concrete-600">{locale.strings.careers.salary}</dt>
        <dd lang={lang} className="mt-1 type-lead font-medium">
          {vacancy.salary}
        </dd>
      </div>
      <div>
        <dt className="type-small text-concrete-600">{locale.strings.careers.deadline}</dt>
        <dd className="mt-1 type-lead font-medium tabular-nums sm:whitespace-nowrap">
          <Day locale={locale} day={vacancy.deadline} />
        </dd>
      </div>
    </>
  );
}

type OpenVacanciesProps = { readonly locale: Locale; readonly vacancies: readonly Vacancy[] };

/** List of open vacancies, in place of the form of a closed one. */
export function OpenVacancies({ locale, vacancies }: OpenVacanciesProps) {
  const { careers } = locale.strings;
  return (
    <section
      aria-labelledby="open-jobs"
      data-pagefind-ignore=""
      className="bg-concrete-100 p-6 md:p-8 print:hidden"
    >
      <h2 id="open-jobs" className="mb-5 type-trust">
        {vacancies.length === 0 ? careers.noneOpen : careers.open}
      </h2>
      {vacancies.length > 0 && (
        <ul className="border-t border-joint">
          {vacancies
            .map((vacancy) => inLanguage(vacancy, locale.language))
            .map(({ _id, position, deadline }) => (
              <li key={_id} className="border-b border-joint">
                <Link {...locale.to(routes.vacancy(_id))} className="-mx-3 block px-3 py-4 hover:bg-white">
                  <span className="block font-semibold">{position}</span>
                  <span className="type-data text-concrete-600">
                    <span>{careers.deadline}</span> <Day locale={locale} day={deadline} />
                  </span>
                </Link>
              </li>
            ))}
        </ul>
      )}
      <Link {...locale.to(routes.career)} className="mt-5 inline-block py-1 underline underline-offset-4">
        {careers.all}
      </Link>
    </section>
  );
}
