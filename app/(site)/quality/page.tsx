import type { Metadata } from 'next';
import { pageMeta } from '@/app/_lib/page-meta';
import { webPage } from '@/app/_lib/structured-data/pages';
import { StructuredData } from '@/app/_lib/structured-data/structured-data';
import { CheckList } from '@/components/site/quality/check-list';
import { PageBanner } from '@/components/site/shared/page-banner';
import { Section } from '@/components/site/shared/section';
import { SectionHead } from '@/components/site/shared/section-head';
import { StaticIsland } from '@/components/ui/static-island.client';
import { bannerOf, pageOf } from '@/content/entities/pages';
import { checkingPoints } from '@/content/entities/quality-checks';
import { qualityTests } from '@/content/entities/quality-tests';
import { quality } from '@/content/entities/quality';
import { routes } from '@/content/routes';

const page = { ...pageOf('quality'), path: routes.quality };

export const metadata: Metadata = pageMeta(page);

export default function QualityPage() {
  return (
    <StaticIsland name="page">
      <StructuredData nodes={[webPage(page, 'WebPage')]} crumbs={[{ title: page.title, path: page.path }]} />
      <PageBanner title="Quality Assurance" image={bannerOf('quality')} />
      <Section className="pb-0" aria-label="How we assure quality">
        <div className="grid gap-x-gutter gap-y-6 lg:grid-cols-2">
          {quality.paragraphs.map((paragraph) => (
            <p key={paragraph} className="type-quote">
              {paragraph}
            </p>
          ))}
        </div>
      </Section>
      <Section aria-labelledby="checking-points">
        <SectionHead id="checking-points" title={quality.checks.title} lead={quality.checks.lead} />
        <CheckList
          checks={checkingPoints}
          pictures={quality.checks.pictures.map(({ image }) => image)}
          side="right"
        />
      </Section>
      <Section ground="concrete" aria-labelledby="quality-tests">
        <SectionHead id="quality-tests" title={quality.tests.title} lead={quality.tests.lead} />
        <CheckList
          checks={qualityTests}
          pictures={quality.tests.pictures.map(({ image }) => image)}
          side="left"
        />
      </Section>
    </StaticIsland>
  );
}
