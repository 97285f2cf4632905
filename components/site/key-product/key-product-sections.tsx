import { NothingYet } from '@/components/site/shared/nothing-yet';
import { Section } from '@/components/site/shared/section';
import { SectionHead } from '@/components/site/shared/section-head';
import type { Elements } from '@/components/ui/elements';
import { advantages } from '@/content/entities/advantages';
import { benefits } from '@/content/entities/benefits';
import { comparison } from '@/content/entities/comparison';
import type { keyProduct as keyProductRecord } from '@/content/entities/key-product';
import type { Locale } from '@/content/strings/locale';
import { ownBlock } from '@/content/registry/wall-figures';
import { type InLanguage, shownIn } from '@/lib/records';
import { AdvantageList } from './advantage-list';
import { BenefitCard } from './benefit-card';
import { drawnBlock } from './block-to-wall';
import { ComparisonTable } from './comparison-table';

type KeyProductSectionsProps = {
  readonly locale: Locale;
  readonly keyProduct: InLanguage<typeof keyProductRecord>;
  /** Between cost cards and advantages: drawings and calculator of the block. */
  readonly children?: Elements;
};

/** The page of key products below its banner, also for the studio's preview. */
export function KeyProductSections({ locale, keyProduct, children }: KeyProductSectionsProps) {
  const { language } = locale;
  const { title, lead, ...names } = keyProduct.comparison;
  const rows = comparison.map((row) => shownIn(row, language));
  return (
    <>
      {rows.length + benefits.length + advantages.length === 0 &&
        drawnBlock() === undefined &&
        ownBlock === undefined && (
          <Section>
            <NothingYet locale={locale} page="keyProduct" />
          </Section>
        )}
      {rows.length > 0 && (
        <Section aria-labelledby="comparison">
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
      {children}
      {advantages.length > 0 && (
        <Section ground="concrete" aria-labelledby="advantages">
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
