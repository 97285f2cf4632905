import { pageIn } from '@/app/_lib/page-in';
import { filledIn } from '@/content/strings/filled-in';
import { itemList, webPage } from '@/app/_lib/structured-data/pages';
import { VacancyList } from '@/components/site/careers/vacancy-list';
import { NothingYet } from '@/components/site/shared/nothing-yet';
import { Section } from '@/components/site/shared/section';
import { SectionHead } from '@/components/site/shared/section-head';
import { careers as careersRecord } from '@/content/entities/careers';
import { routes } from '@/content/routes';
import { openFirst, vacancies } from '@/content/entities/vacancies';
import { buildDay, shownIn } from '@/lib/records';
import { PageHead, type ScreenProps } from './screen';

/** The vacancies, open ones first. */
export function CareerScreen({ locale }: ScreenProps) {
  const page = pageIn('career', locale);
  const careers = shownIn(careersRecord, locale.language);
  const jobs = vacancies
    .map((vacancy) => shownIn(vacancy, locale.language))
    .map(({ _id, position }) => ({ name: position, path: locale.to(routes.vacancy(_id)).href }));
  return (
    <>
      <PageHead page={page} nodes={[webPage(page, 'CollectionPage', { mainEntity: itemList(jobs) })]} />
      {vacancies.length > 0 ? (
        <Section aria-labelledby="available-jobs">
          <SectionHead id="available-jobs" title={careers.title} lead={filledIn(careers.lead, locale)} />
          <VacancyList locale={locale} vacancies={openFirst(buildDay())} today={buildDay()} />
        </Section>
      ) : (
        <Section aria-label={page.heading}>
          <NothingYet locale={locale} page="career" />
        </Section>
      )}
    </>
  );
}
