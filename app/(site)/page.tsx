import type { Metadata } from 'next';
import { pageMeta } from '@/app/_lib/page-meta';
import { Section } from '@/components/site/shared/section';
import { SectionHead } from '@/components/site/shared/section-head';
import { PageBanner } from '@/components/site/shared/page-banner';
import { company } from '@/content/company';
import { pictures } from '@/content/pictures';
import { routes } from '@/content/routes';

export const metadata: Metadata = pageMeta({
  path: routes.home,
  title: 'Concrete blocks, pavers and tiles in Bangladesh',
  description: company.summary,
});

export default function HomePage() {
  return (
    <>
      <PageBanner title="Products" image={pictures.banner} />
      <Section>
        <SectionHead title="Featured products" lead="What comes with the block." />
      </Section>
    </>
  );
}
