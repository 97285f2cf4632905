import { ButtonLink } from '@/components/ui/button-link';
import { routes } from '@/content/routes';
import { isOpen, type Vacancy } from '@/content/entities/vacancies';
import { VacancyBadges } from './vacancy-badges';
import { VacancyFacts } from './vacancy-facts';

type VacancyListProps = {
  readonly vacancies: readonly Vacancy[];
  /** The day of the build, `YYYY-MM-DD`. */
  readonly today: string;
};

/** The vacancies, one jointed row each. */
export function VacancyList({ vacancies, today }: VacancyListProps) {
  return (
    <ul className="border-t-2 border-ink">
      {vacancies.map((vacancy) => (
        <li
          key={vacancy._id}
          data-closed={isOpen(vacancy, today) ? undefined : ''}
          className="grid items-center gap-x-gutter gap-y-5 border-b border-joint py-8 data-closed:text-concrete-600 md:grid-cols-12"
        >
          <div className="md:col-span-5 lg:col-span-4">
            <h3 className="mb-4 type-h3">{vacancy.position}</h3>
            <VacancyBadges vacancy={vacancy} today={today} />
          </div>
          <dl className="grid grid-cols-2 gap-x-gutter md:col-span-4 lg:col-span-5">
            <VacancyFacts vacancy={vacancy} />
          </dl>
          <ButtonLink
            href={routes.vacancy(vacancy._id)}
            tone="outline"
            className="justify-self-start whitespace-nowrap md:col-span-3 md:justify-self-end"
          >
            <span>
              View Details <span className="sr-only">of {vacancy.position}</span>
            </span>
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
