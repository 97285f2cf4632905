import { Day } from '@/components/site/shared/day';
import { isOpen, type Vacancy } from '@/content/entities/vacancies';
import { VacancyBadges, VacancyFacts } from './vacancy-list';
import type { InLanguage } from '@/lib/records';
import { countText, fill } from '@/lib/text';
import { Filled } from '@/components/site/shared/filled';
import type { Locale } from '@/content/strings/locale';

/** What the record may state further: pay in figures, hours, qualification, experience, region. */
function VacancyTerms({ locale, vacancy }: Pick<VacancyDetailProps, 'locale' | 'vacancy'>) {
  const { careers } = locale.strings;
  const { pay: [pay] = [], hours, qualification, experience, region } = vacancy;
  const taka = (amount = 0) => locale.number(amount.toLocaleString('en-IN'));
  const rows = [
    [
      careers.salary,
      pay &&
        fill(pay.to === undefined ? careers.pay.one : careers.pay.range, {
          from: taka(pay.from),
          to: taka(pay.to),
          per: careers.pay.per[pay.per],
        }),
    ],
    [careers.hours, hours],
    [careers.qualification, qualification],
    [careers.experience, experience && countText(careers.years, experience, locale.language)],
    [careers.region, region],
  ].filter(([, value]) => value !== undefined);
  if (rows.length === 0) return null;
  return (
    <dl className="border-b border-joint py-4">
      {rows.map(([title, value]) => (
        <div key={title} className="grid gap-x-gutter py-1.5 sm:grid-cols-3">
          <dt className="type-small text-concrete-600">{title}</dt>
          <dd className="sm:col-span-2">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type VacancyDetailProps = {
  readonly locale: Locale;
  readonly vacancy: InLanguage<Vacancy>;
  readonly workplace: string;
  /** The day of the build, `YYYY-MM-DD`. */
  readonly today: string;
};

/** Details of a vacancy: badges, number of openings (zero-padded), terms, responsibilities. */
export function VacancyDetail({ locale, vacancy, workplace, today }: VacancyDetailProps) {
  const { careers } = locale.strings;
  return (
    <>
      <VacancyBadges locale={locale} vacancy={vacancy} today={today} />
      {!isOpen(vacancy, today) && (
        <p className="mt-6 border-l-8 border-ink pl-5 type-lead">
          <Filled text={careers.closedOn} parts={{ day: <Day locale={locale} day={vacancy.deadline} /> }} />
        </p>
      )}
      <dl className="mt-8 grid grid-cols-2 items-start gap-x-gutter gap-y-7 border-y border-joint py-7 wrap-anywhere md:grid-cols-4 lg:grid-cols-2 xl:grid-cols-4">
        <div>
          <dt className="type-small text-concrete-600">{careers.vacancy}</dt>
          <dd className="mt-2 type-figure">{locale.number(`0${vacancy.vacancy}`)}</dd>
        </div>
        <VacancyFacts locale={locale} vacancy={vacancy} />
        <div>
          <dt className="type-small text-concrete-600">{careers.workplace}</dt>
          <dd className="mt-1 type-lead font-medium">{workplace}</dd>
        </div>
        <div className="col-start-2 -mt-4 md:col-start-4 lg:col-start-2 xl:col-start-4">
          <dt className="type-small text-concrete-600">{careers.department}</dt>
          <dd>{vacancy.department}</dd>
        </div>
      </dl>
      <VacancyTerms locale={locale} vacancy={vacancy} />
      <h2 className="mt-14 type-h2">{careers.responsibilities}</h2>
      <div className="article-body mt-4 max-w-measure">
        <ul>
          {vacancy.responsibility.map((duty) => (
            <li key={duty}>{duty}</li>
          ))}
        </ul>
      </div>
    </>
  );
}
