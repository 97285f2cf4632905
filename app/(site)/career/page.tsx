import type { Metadata } from 'next';
import { pageMeta } from '@/app/_lib/page-meta';
import { itemList, webPage } from '@/app/_lib/structured-data/pages';
import { StructuredData } from '@/app/_lib/structured-data/structured-data';
import { VacancyList } from '@/components/site/careers/vacancy-list';
import { PageBanner } from '@/components/site/shared/page-banner';
import { Section } from '@/components/site/shared/section';
import { SectionHead } from '@/components/site/shared/section-head';
import { StaticIsland } from '@/components/ui/static-island.client';
import { careers } from '@/content/entities/careers';
import { bannerOf, filled, pageOf } from '@/content/entities/pages';
import { routes } from '@/content/routes';
import { openFirst, vacancies } from '@/content/entities/vacancies';
import { buildDay } from '@/content/lib/schedule';

const TITLE = 'Career';

const page = { ...pageOf('career'), path: routes.career };

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
      <PageBanner title={TITLE} image={bannerOf('career')} />
      <Section aria-labelledby="available-jobs">
        <SectionHead id="available-jobs" title={careers.title} lead={filled(careers.lead)} />
        <VacancyList vacancies={openFirst(buildDay())} today={buildDay()} />
      </Section>
    </StaticIsland>
  );
}
