import type { Metadata } from 'next';
import { pageMeta } from '@/app/_lib/page-meta';
import { webPage } from '@/app/_lib/structured-data/pages';
import { StructuredData } from '@/app/_lib/structured-data/structured-data';
import { WallEstimator } from '@/components/site/estimator/wall-estimator';
import { AdvantageList } from '@/components/site/key-product/advantage-list';
import { BenefitCard } from '@/components/site/key-product/benefit-card';
import { ComparisonTable } from '@/components/site/key-product/comparison-table';
import { PageBanner } from '@/components/site/shared/page-banner';
import { Section } from '@/components/site/shared/section';
import { SectionHead } from '@/components/site/shared/section-head';
import { StaticIsland } from '@/components/ui/static-island.client';
import { advantages } from '@/content/entities/advantages';
import { benefits } from '@/content/entities/benefits';
import { keyProduct } from '@/content/entities/key-product';
import { comparison } from '@/content/entities/comparison';
import { bannerOf, pageOf } from '@/content/entities/pages';
import { routes } from '@/content/routes';

const page = { ...pageOf('key-product'), path: routes.keyProduct };

export const metadata: Metadata = pageMeta(page);

export default function KeyProductPage() {
  return (
    <>
      <StaticIsland name="page-head">
        <StructuredData
          nodes={[webPage(page, 'WebPage')]}
          crumbs={[{ title: page.title, path: page.path }]}
        />
        <PageBanner title="Key Product Information" image={bannerOf('key-product')} />
      </StaticIsland>
      <Section island="comparison" aria-labelledby="comparison">
        <SectionHead id="comparison" title={keyProduct.comparison.title} lead={keyProduct.comparison.lead} />
        <ComparisonTable rows={comparison} />
      </Section>
      <Section ground="concrete" aria-labelledby="savings">
        <SectionHead id="savings" title={keyProduct.savings.title} lead={keyProduct.savings.lead} />
        <ul className="grid gap-joint md:grid-cols-3">
          {benefits.map((benefit) => (
            <li key={benefit.id}>
              <BenefitCard benefit={benefit} />
            </li>
          ))}
        </ul>
      </Section>
      <WallEstimator />
      <Section island="advantages" ground="concrete" aria-labelledby="advantages">
        <SectionHead id="advantages" title={keyProduct.advantages.title} lead={keyProduct.advantages.lead} />
        <div className="grid gap-x-gutter gap-y-14 md:grid-cols-2">
          {advantages.map((list) => (
            <AdvantageList key={list.id} list={list} />
          ))}
        </div>
      </Section>
    </>
  );
}
