import { AdvantageList } from '@/components/site/key-product/advantage-list';
import { BenefitCard } from '@/components/site/key-product/benefit-card';
import { ComparisonTable } from '@/components/site/key-product/comparison-table';
import { KeyProductSections } from '@/components/site/key-product/key-product-sections';
import { Section } from '@/components/site/shared/section';
import { SectionHead } from '@/components/site/shared/section-head';
import type { recordSchema as advantages } from '@/content/entities/advantages/schema';
import type { recordSchema as benefits } from '@/content/entities/benefits/schema';
import type { recordSchema as careers } from '@/content/entities/careers/schema';
import type { recordSchema as comparison } from '@/content/entities/comparison/schema';
import type { recordSchema as keyProduct } from '@/content/entities/key-product/schema';
import type { PreviewPartProps } from './preview-props';

type SectionHeadsProps = {
  readonly heads: readonly { readonly title: string; readonly lead?: string }[];
};

/** Heads of a page's sections; their contents are records of other entities. */
export const SectionHeads = ({ heads }: SectionHeadsProps) =>
  heads.map(({ title, lead }, index) => (
    <Section key={index} className="pb-0">
      <SectionHead title={title} lead={lead} />
    </Section>
  ));

/** Preview of the key product page, without the drawings and the calculator, which follow from the published block. */
export const KeyProductPreview = ({ value, locale }: PreviewPartProps<typeof keyProduct>) => (
  <KeyProductSections locale={locale} keyProduct={value} />
);

/** Preview of the careers page: the head of its list. */
export const CareersPreview = ({ value }: PreviewPartProps<typeof careers>) => (
  <SectionHeads heads={[value]} />
);

/** Preview of a cost card. */
export const BenefitPreview = ({ value, locale }: PreviewPartProps<typeof benefits>) => (
  <div className="mx-auto max-w-sm">
    <BenefitCard locale={locale} benefit={value} />
  </div>
);

/** Preview of a row of the comparison, with the table's header. */
export const ComparisonPreview = ({ value, locale }: PreviewPartProps<typeof comparison>) => (
  <div className="bg-paper p-gutter">
    <ComparisonTable locale={locale} rows={[value]} />
  </div>
);

/** Preview of a list of advantages. */
export const AdvantagePreview = ({ value }: PreviewPartProps<typeof advantages>) => (
  <div className="bg-concrete-100 p-gutter">
    <AdvantageList list={value} />
  </div>
);
