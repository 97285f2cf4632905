import type { Metadata } from 'next';
import { pageMeta } from '@/app/_lib/page-meta';
import { webPage } from '@/app/_lib/structured-data/pages';
import { StructuredData } from '@/app/_lib/structured-data/structured-data';
import { CheckList } from '@/components/site/quality/check-list';
import { PageBanner } from '@/components/site/shared/page-banner';
import { Section } from '@/components/site/shared/section';
import { SectionHead } from '@/components/site/shared/section-head';
import { StaticIsland } from '@/components/ui/static-island.client';
import { pageBanners } from '@/content/page-banners';
import { pictures } from '@/content/pictures';
import { checkingPoints } from '@/content/entities/quality-checks';
import { qualityTests } from '@/content/entities/quality-tests';
import { qualityIntro } from '@/content/quality';
import { routes } from '@/content/routes';

const page = {
  path: routes.quality,
  title: 'Quality Assurance',
  description:
    'How every batch of blocks is watched and tested: eight points checked on the floor, then five laboratory tests ' +
    'before it leaves the yard.',
};

export const metadata: Metadata = pageMeta(page);

export default function QualityPage() {
  return (
    <StaticIsland name="page">
      <StructuredData nodes={[webPage(page, 'WebPage')]} crumbs={[{ title: page.title, path: page.path }]} />
      <PageBanner title="Quality Assurance" image={pictures[pageBanners.quality]} />
      <Section className="pb-0" aria-label="How we assure quality">
        <div className="grid gap-x-gutter gap-y-6 lg:grid-cols-2">
          {qualityIntro.paragraphs.map((paragraph) => (
            <p key={paragraph} className="type-quote">
              {paragraph}
            </p>
          ))}
        </div>
      </Section>
      <Section aria-labelledby="checking-points">
        <SectionHead
          id="checking-points"
          title="Eight field-level checking points"
          lead="On the floor, by the people who make the block."
        />
        <CheckList
          checks={checkingPoints}
          pictures={[pictures['curing-racks'], pictures['kerb-yard']]}
          side="right"
        />
      </Section>
      <Section ground="concrete" aria-labelledby="quality-tests">
        <SectionHead
          id="quality-tests"
          title="Five quality tests"
          lead="In the laboratory, on samples of every batch."
        />
        <CheckList
          checks={qualityTests}
          pictures={[pictures['cut-section'], pictures['block-vs-brick']]}
          side="left"
        />
      </Section>
    </StaticIsland>
  );
}
