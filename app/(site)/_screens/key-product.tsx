import { pageIn } from '@/app/_lib/page-in';
import { webPage } from '@/app/_lib/structured-data/pages';
import { WallEstimator } from '@/components/site/estimator/quantity-calculator';
import { AdvantageList } from '@/components/site/key-product/advantage-list';
import { BenefitCard } from '@/components/site/key-product/benefit-card';
import { BlockToWall, drawnBlock } from '@/components/site/key-product/block-to-wall';
import { ComparisonTable } from '@/components/site/key-product/comparison-table';
import { NothingYet } from '@/components/site/shared/nothing-yet';
import { Section } from '@/components/site/shared/section';
import { SectionHead } from '@/components/site/shared/section-head';
import { StaticIsland } from '@/components/ui/static-island.client';
import { advantages } from '@/content/entities/advantages';
import { benefits } from '@/content/entities/benefits';
import { keyProduct as keyProductRecord } from '@/content/entities/key-product';
import { comparison } from '@/content/entities/comparison';
import { shownIn } from '@/lib/records';
import { ownBlock } from '@/content/wall-figures';
import { PageHead, type ScreenProps } from './screen';

/** The firm's block compared with clay brick: comparison, savings, estimator, advantages. */
export function KeyProductScreen({ locale }: ScreenProps) {
  const page = pageIn('keyProduct', locale);
  const { language } = locale;
  const keyProduct = shownIn(keyProductRecord, language);
  const { title, lead, ...names } = keyProduct.comparison;
  const rows = comparison.map((row) => shownIn(row, language));
  return (
    <>
      <StaticIsland name="page-head">
        <PageHead page={page} nodes={[webPage(page, 'WebPage')]} />
      </StaticIsland>
      {rows.length + benefits.length + advantages.length === 0 &&
        drawnBlock() === undefined &&
        ownBlock === undefined && (
          <Section>
            <NothingYet locale={locale} page="keyProduct" />
          </Section>
        )}
      {rows.length > 0 && (
        <Section island="comparison" aria-labelledby="comparison">
          <SectionHead id="comparison" title={title} lead={lead} />
          <ComparisonTable locale={locale} rows={rows} names={names} />
        </Section>
      )}
      {benefits.length > 0 && (
        <Section ground="concrete" aria-labelledby="savings">
          <SectionHead id="savings" {...keyProduct.savings} />
          <ul className="grid gap-joint md:grid-cols-3">
            {benefits.map((benefit) => (
              <li key={benefit.id}>
                <BenefitCard locale={locale} benefit={shownIn(benefit, language)} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <BlockToWall locale={locale} />
      <WallEstimator locale={locale} />
      {advantages.length > 0 && (
        <Section island="advantages" ground="concrete" aria-labelledby="advantages">
          <SectionHead id="advantages" {...keyProduct.advantages} />
          <div className="grid gap-x-gutter gap-y-14 md:grid-cols-2">
            {advantages.map((list) => (
              <AdvantageList key={list.id} list={shownIn(list, language)} />
            ))}
          </div>
        </Section>
      )}
    </>
  );
}
