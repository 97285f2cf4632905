import type { Metadata } from 'next';
import { pageMeta } from '@/app/_lib/page-meta';
import { organization, organizationRef } from '@/app/_lib/structured-data/organization';
import { webPage } from '@/app/_lib/structured-data/pages';
import { StructuredData } from '@/app/_lib/structured-data/structured-data';
import { FactsRow } from '@/components/site/about/facts-row';
import { GroupConcerns } from '@/components/site/about/group-concerns';
import { StatementPanel } from '@/components/site/about/statement-panel';
import { ViceChairmanMessage } from '@/components/site/about/vice-chairman-message';
import { PageBanner } from '@/components/site/shared/page-banner';
import { Section } from '@/components/site/shared/section';
import { StaticIsland } from '@/components/ui/static-island.client';
import { about } from '@/content/entities/about-us';
import { bannerOf, pageOf } from '@/content/entities/pages';
import { routes } from '@/content/routes';

const page = { ...pageOf('about-us'), path: routes.aboutUs };

export const metadata: Metadata = pageMeta(page);

export default function AboutUsPage() {
  const { intro, facts = [], vision, mission, viceChairman } = about;
  return (
    <StaticIsland name="page">
      <StructuredData
        nodes={[webPage(page, 'AboutPage', { mainEntity: organizationRef }), organization()]}
        crumbs={[{ title: page.title, path: page.path }]}
      />
      <PageBanner title="About Us" image={bannerOf('about-us')} />
      <Section className="pb-0">
        <p className="max-w-[34ch] type-trust">{intro}</p>
        <FactsRow facts={facts} />
      </Section>
      <GroupConcerns />
      <Section className="pt-0">
        <div className="grid gap-joint md:grid-cols-2">
          <StatementPanel {...vision} tone="green" />
          <StatementPanel {...mission} tone="concrete" />
        </div>
      </Section>
      <ViceChairmanMessage {...viceChairman} />
    </StaticIsland>
  );
}
