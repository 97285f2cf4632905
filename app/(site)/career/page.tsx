import type { Metadata } from 'next';
import { pageMeta } from '@/app/_lib/page-meta';
import { itemList, webPage } from '@/app/_lib/structured-data/pages';
import { StructuredData } from '@/app/_lib/structured-data/structured-data';
import { VacancyList } from '@/components/site/careers/vacancy-list';
import { PageBanner } from '@/components/site/shared/page-banner';
import { Section } from '@/components/site/shared/section';
import { SectionHead } from '@/components/site/shared/section-head';
import { StaticIsland } from '@/components/ui/static-island.client';
import { company } from '@/content/company';
import { pageBanners } from '@/content/page-banners';
import { pictures } from '@/content/pictures';
import { routes } from '@/content/routes';
import { openFirst, vacancies } from '@/content/entities/vacancies';
import { buildDay } from './build-day';

const TITLE = 'Career';
const departments = [...new Set(vacancies.map(({ department }) => department))];

const page = {
  path: routes.career,
  title: TITLE,
  description: `Available jobs at ${company.brand} in ${departments.join(', ').toLowerCase()}. Send your application and CV to ${company.careersEmail}.`,
};

export const metadata: Metadata = pageMeta(page);

export default function CareerPage() {
  return (
    <StaticIsland name="page">
      <StructuredData
        nodes={[
          webPage(page, 'CollectionPage', {
            mainEntity: itemList(
              vacancies.map(({ _id, position }) => ({ name: position, path: routes.vacancy(_id) })),
            ),
          }),
        ]}
        crumbs={[{ title: TITLE, path: page.path }]}
      />
      <PageBanner title={TITLE} image={pictures[pageBanners.career]} />
      <Section aria-labelledby="available-jobs">
        <SectionHead
          id="available-jobs"
          title="Available jobs"
          lead={`At the factory in ${company.factory.city} and the head office in ${company.headOffice.city}.`}
        />
        <VacancyList vacancies={openFirst(buildDay())} today={buildDay()} />
      </Section>
    </StaticIsland>
  );
}
