import { Day } from '@/components/site/shared/day';
import type { Vacancy } from '@/content/entities/vacancies';
import type { Language } from '@/content/lib/language';
import type { Locale } from '@/content/strings/locale';

type VacancyFactsProps = {
  readonly locale: Locale;
  readonly vacancy: Pick<Vacancy, 'salary' | 'deadline'>;
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
