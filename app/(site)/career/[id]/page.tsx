import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { JobPostingJsonLd } from 'next-seo';
import { pageMeta } from '@/app/_lib/page-meta';
import { jobPosting } from '@/app/_lib/structured-data/job-posting';
import { webPage } from '@/app/_lib/structured-data/pages';
import { StructuredData } from '@/app/_lib/structured-data/structured-data';
import { ApplyForm } from '@/components/site/careers/apply-form';
import { OpenVacancies } from '@/components/site/careers/open-vacancies';
import { VacancyDetail } from '@/components/site/careers/vacancy-detail';
import { PageBanner } from '@/components/site/shared/page-banner';
import { Section } from '@/components/site/shared/section';
import { TypedMessage } from '@/components/site/shared/typed-message.client';
import { StaticIsland } from '@/components/ui/static-island.client';
import { company } from '@/content/entities/company';
import { formatDay } from '@/content/lib/dates';
import { routes } from '@/content/routes';
import { getVacancy, isOpen, openVacancies, type Vacancy, vacancies } from '@/content/entities/vacancies';
import { buildDay } from '@/content/lib/schedule';

type VacancyPageProps = { readonly params: Promise<{ readonly id: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => vacancies.map(({ _id }) => ({ id: _id }));

function factsOf(vacancy: Vacancy) {
  const { city } = company[vacancy.workplace];
  const terms = `${vacancy.position} at ${company.brand} in ${city}, ${vacancy.status.toLowerCase()}.`;
  const deadline = isOpen(vacancy, buildDay())
    ? `Applications until ${formatDay(vacancy.deadline)}, to ${company.careersEmail}.`
    : `Closed since ${formatDay(vacancy.deadline)}.`;
  return {
    path: routes.vacancy(vacancy._id),
    title: `${vacancy.position}, ${city}`,
    description: `${terms} ${deadline}`,
  };
}

export async function generateMetadata({ params }: VacancyPageProps): Promise<Metadata> {
  const vacancy = getVacancy((await params).id);
  if (!vacancy) notFound();
  return pageMeta(factsOf(vacancy));
}

export default async function VacancyPage({ params }: VacancyPageProps) {
  const vacancy = getVacancy((await params).id);
  if (!vacancy) notFound();
  const page = factsOf(vacancy);
  const today = buildDay();
  return (
    <>
      <StaticIsland name="page">
        <StructuredData
          nodes={[webPage(page, 'WebPage')]}
          crumbs={[
            { title: 'Career', path: routes.career },
            { title: vacancy.position, path: page.path },
          ]}
        />
        {isOpen(vacancy, today) && <JobPostingJsonLd {...jobPosting(vacancy)} />}
        <PageBanner title={vacancy.position} trail={[{ title: 'Career', path: routes.career }]} />
        <Section aria-label={vacancy.position}>
          <div className="grid items-start gap-x-gutter gap-y-16 lg:grid-cols-12">
            <div className="lg:col-span-7 lg:pr-gutter">
              <VacancyDetail vacancy={vacancy} workplace={company[vacancy.workplace].city} today={today} />
            </div>
            <div className="lg:sticky lg:top-header lg:col-span-5">
              {isOpen(vacancy, today) ? (
                <ApplyForm position={vacancy.position} />
              ) : (
                <OpenVacancies vacancies={openVacancies(today)} />
              )}
            </div>
          </div>
        </Section>
      </StaticIsland>
      <TypedMessage />
    </>
  );
}
