import type { Metadata } from 'next';
import { pageMeta } from '@/app/_lib/page-meta';
import { webPage } from '@/app/_lib/structured-data/pages';
import { StructuredData } from '@/app/_lib/structured-data/structured-data';
import { LogoWall } from '@/components/site/shared/logo-wall';
import { PageBanner } from '@/components/site/shared/page-banner';
import { Section } from '@/components/site/shared/section';
import { StaticIsland } from '@/components/ui/static-island.client';
import { partnersIn } from '@/content/entities/partners';
import { bannerOf, pageOf } from '@/content/entities/pages';
import { routes } from '@/content/routes';

const page = { ...pageOf('clients'), path: routes.clients };

export const metadata: Metadata = pageMeta(page);

/** The banner is titled from the path (specification section 2). */
const title = routes.clients.slice(1);

export default function ClientsPage() {
  return (
    <StaticIsland name="page">
      <StructuredData
        nodes={[
          webPage(page, 'CollectionPage', {
            mentions: partnersIn('Group').map(({ name, link }) => ({
              '@type': 'Organization',
              name,
              url: link,
            })),
          }),
        ]}
        crumbs={[{ title: title, path: page.path }]}
      />
      <PageBanner title={title} image={bannerOf('clients')} />
      <Section aria-labelledby="clients-title">
        <h2 id="clients-title" className="mb-8 max-w-[46ch] type-lead text-concrete-600 lg:mb-14">
          {page.lead}
        </h2>
        <LogoWall logos={partnersIn('Group')} />
      </Section>
    </StaticIsland>
  );
}
