import { Day } from '@/components/site/shared/day';
import type { Vacancy } from '@/content/entities/vacancies';

type VacancyFactsProps = { readonly vacancy: Pick<Vacancy, 'salary' | 'deadline'> };

/** Salary and deadline, set as data. */
export function VacancyFacts({ vacancy }: VacancyFactsProps) {
  return (
    <>
      <div>
        <dt className="type-small text-concrete-600">Salary</dt>
        <dd className="mt-1 type-lead font-medium">{vacancy.salary}</dd>
      </div>
      <div>
        <dt className="type-small text-concrete-600">Deadline</dt>
        <dd className="mt-1 type-lead font-medium whitespace-nowrap tabular-nums">
          <Day day={vacancy.deadline} />
        </dd>
      </div>
    </>
  );
}
