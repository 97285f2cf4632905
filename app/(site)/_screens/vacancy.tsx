import { jobPosting } from '@/app/_lib/structured-data/job-posting';
import { webPage } from '@/app/_lib/structured-data/pages';
import { StructuredData } from '@/app/_lib/structured-data/structured-data';
import { ApplyForm } from '@/components/site/careers/apply-form';
import { VacancyDetail } from '@/components/site/careers/vacancy-detail';
import { OpenVacancies } from '@/components/site/careers/vacancy-list';
import { EnquirySender } from '@/components/site/shared/enquiry-form';
import { PageBanner } from '@/components/site/shared/page-banner';
import { Section } from '@/components/site/shared/section';
import { TypedMessage } from '@/components/site/shared/typed-message.client';
import { company } from '@/content/entities/company';
import { getVacancy, isOpen, openVacancies, type Vacancy } from '@/content/entities/vacancies';
import { inLanguage, buildDay } from '@/lib/records';
import { routes } from '@/content/routes';
import type { Locale } from '@/content/strings/locale';
import type { ScreenProps } from './screen';
import type { RecordScreen } from './site-page';

function factsOf(record: Vacancy, locale: Locale) {
  const vacancy = inLanguage(record, locale.language);
  const { careers } = locale.strings;
  const places = inLanguage(company, locale.language);
  const { city } = places[vacancy.workplace];
  const values = {
    position: vacancy.position,
    brand: places.brand,
    city,
    status: careers.statuses[vacancy.status].toLowerCase(),
    day: locale.day(vacancy.deadline),
    email: company.careersEmail,
  };
  return {
    locale,
    path: routes.vacancy(vacancy._id),
    title: locale.fill(careers.metaTitle, values),
    description: locale.fill(isOpen(vacancy, buildDay()) ? careers.metaOpen : careers.metaClosed, values),
  };
}

/** One vacancy: its terms and duties, and the form; a closed one lists the open vacancies instead. */
function VacancyScreen({ locale, item }: ScreenProps & { readonly item: Vacancy }) {
  const vacancy = inLanguage(item, locale.language);
  const { title } = locale.strings.careers;
  const page = factsOf(item, locale);
  const today = buildDay();
  const { city } = inLanguage(company, locale.language)[vacancy.workplace];
  const trail = [{ title, path: routes.career }];
  return (
    <>
      <StructuredData
        locale={locale}
        nodes={[webPage(page, 'WebPage'), ...(isOpen(vacancy, today) ? [jobPosting(item, locale)] : [])]}
        crumbs={[...trail, { title: vacancy.position, path: page.path }]}
      />
      <PageBanner locale={locale} title={vacancy.position} trail={trail} />
      <Section aria-label={vacancy.position}>
        <div className="grid items-start gap-x-gutter gap-y-16 lg:grid-cols-12">
          <div className="lg:col-span-6">
            <VacancyDetail locale={locale} vacancy={vacancy} workplace={city} today={today} />
          </div>
          <div className="lg:sticky lg:top-header lg:col-span-6">
            {isOpen(vacancy, today) ? (
              <ApplyForm locale={locale} path={locale.to(page.path).href} position={vacancy.position} />
            ) : (
              <OpenVacancies locale={locale} vacancies={openVacancies(today)} />
            )}
          </div>
        </div>
      </Section>
      <TypedMessage />
      <EnquirySender locale={locale} />
    </>
  );
}

/** The pages of the vacancies. */
export const vacancy: RecordScreen<Vacancy> = {
  route: 'vacancy',
  find: getVacancy,
  factsOf,
  Screen: VacancyScreen,
};
