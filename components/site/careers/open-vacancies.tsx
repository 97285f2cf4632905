import { Day } from '@/components/site/shared/day';
import { Link } from '@/components/ui/link';
import { routes } from '@/content/routes';
import type { Vacancy } from '@/content/entities/vacancies';
import { inLanguage } from '@/content/lib/language';
import type { Locale } from '@/content/strings/locale';

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
      <ul className="border-t border-joint">
        {vacancies
          .map((vacancy) => inLanguage(vacancy, locale.language))
          .map(({ _id, position, deadline }) => (
            <li key={_id} className="border-b border-joint">
              <Link {...locale.to(routes.vacancy(_id))} className="-mx-3 block px-3 py-4 hover:bg-white">
                <span className="block font-semibold">{position}</span>
                <span className="type-data text-concrete-600">
                  {careers.deadline} <Day locale={locale} day={deadline} />
                </span>
              </Link>
            </li>
          ))}
      </ul>
      <Link {...locale.to(routes.career)} className="mt-5 inline-block py-1 underline underline-offset-4">
        {careers.all}
      </Link>
    </section>
  );
}
