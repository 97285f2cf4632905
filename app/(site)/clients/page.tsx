import type { Metadata } from 'next';
import { pageMeta } from '@/app/_lib/page-meta';
import { webPage } from '@/app/_lib/structured-data/pages';
import { StructuredData } from '@/app/_lib/structured-data/structured-data';
import { LogoWall } from '@/components/site/shared/logo-wall';
import { PageBanner } from '@/components/site/shared/page-banner';
import { Section } from '@/components/site/shared/section';
import { StaticIsland } from '@/components/ui/static-island.client';
import { company } from '@/content/company';
import { partnersIn } from '@/content/entities/partners';
import { pageBanners } from '@/content/page-banners';
import { pictures } from '@/content/pictures';
import { routes } from '@/content/routes';

const page = {
  path: routes.clients,
  title: 'Clients',
  description: `Companies that build with the blocks, pavers and kerbs of ${company.brand}, each with a link to its own website.`,
};

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
      <PageBanner title={title} image={pictures[pageBanners.clients]} />
      <Section aria-labelledby="clients-title">
        <h2 id="clients-title" className="mb-8 max-w-[46ch] type-lead text-concrete-600 lg:mb-14">
          Companies that build with our blocks, pavers and kerbs. Each logo leads to its owner.
        </h2>
        <LogoWall logos={partnersIn('Group')} />
      </Section>
    </StaticIsland>
  );
}
