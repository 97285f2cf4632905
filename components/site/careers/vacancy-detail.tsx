import { Day } from '@/components/site/shared/day';
import type { Vacancy } from '@/content/entities/vacancies';
import { isOpen } from '@/content/entities/vacancies';
import { VacancyBadges } from './vacancy-badges';
import { VacancyFacts } from './vacancy-facts';

type VacancyDetailProps = {
  readonly vacancy: Vacancy;
  /** Where the work is done, as shown. */
  readonly workplace: string;
  /** The day of the build, `YYYY-MM-DD`. */
  readonly today: string;
};

/** What a vacancy offers and asks: the count with a zero before it, the terms, the responsibilities. */
export function VacancyDetail({ vacancy, workplace, today }: VacancyDetailProps) {
  return (
    <>
      <VacancyBadges vacancy={vacancy} today={today} />
      {!isOpen(vacancy, today) && (
        <p className="mt-6 border-l-8 border-ink pl-5 type-lead">
          Closed on <Day day={vacancy.deadline} />.
        </p>
      )}
      <dl className="mt-8 grid grid-cols-2 items-start gap-x-gutter gap-y-7 border-y border-joint py-7 md:grid-cols-4 lg:grid-cols-2 xl:grid-cols-4">
        <div>
          <dt className="type-small text-concrete-600">Vacancy</dt>
          <dd className="mt-2 type-figure">0{vacancy.vacancy}</dd>
        </div>
        <VacancyFacts vacancy={vacancy} />
        <div>
          <dt className="type-small text-concrete-600">Workplace</dt>
          <dd className="mt-1 type-lead font-medium">{workplace}</dd>
        </div>
      </dl>
      <h2 className="mt-14 type-h2">Responsibilities</h2>
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
