import { sampleStrings as samples } from '@/components/admin/strings/preview';
import { Section } from '@/components/site/shared/section';
import { SectionHead } from '@/components/site/shared/section-head';
import { type PreviewProps, likeSample, textOr, linesOf } from './preview-values';
import { ComparisonTable } from '@/components/site/key-product/comparison-table';
import { BenefitCard } from '@/components/site/key-product/benefit-card';
import { AdvantageList } from '@/components/site/key-product/advantage-list';

/** Sample head of a section, for an empty draft. */
export const sampleHead = { title: samples.title, lead: samples.description };

type SectionHeadsProps = {
  readonly heads: readonly { readonly title: string; readonly lead?: string }[];
};

/** Heads of a page's sections; their contents are records of other entities. */
export const SectionHeads = ({ heads }: SectionHeadsProps) =>
  heads.map((head, index) => (
    <Section key={index} className="pb-0">
      <SectionHead {...head} />
    </Section>
  ));

const sample = { comparison: sampleHead, savings: sampleHead, advantages: sampleHead };

/** Preview of the key product page: the heads of its sections. */
export function KeyProductPreview({ value, pictureUrl }: PreviewProps) {
  return <SectionHeads heads={Object.values(likeSample(sample, value, pictureUrl))} />;
}

/** Preview of the careers page: the head of its list. */
export function CareersPreview({ value, pictureUrl }: PreviewProps) {
  return <SectionHeads heads={[likeSample(sampleHead, value, pictureUrl)]} />;
}

const benefitSample = {
  id: 'preview',
  title: samples.title,
  subtitle: '',
  basis: '',
  expandedSpace: '',
  reduceLoad: 0,
  reduceExpanse: 0,
};

/** Preview of a cost card. */
export function BenefitPreview({ value, pictureUrl, locale }: PreviewProps) {
  return (
    <div className="mx-auto max-w-sm">
      <BenefitCard locale={locale} benefit={likeSample(benefitSample, value, pictureUrl)} />
    </div>
  );
}

/** Preview of a row of the comparison, with the table's header. */
export function ComparisonPreview({ value, locale }: PreviewProps) {
  const row = {
    id: 'preview',
    factor: textOr(value, 'factor', samples.title),
    clay: textOr(value, 'clay', samples.description),
    block: textOr(value, 'block', samples.description),
  };
  return (
    <div className="bg-paper p-gutter">
      <ComparisonTable locale={locale} rows={[row]} />
    </div>
  );
}

/** Preview of a list of advantages. */
export function AdvantagePreview({ value }: PreviewProps) {
  const title = textOr(value, 'title', samples.title);
  return (
    <div className="bg-concrete-100 p-gutter">
      <AdvantageList list={{ id: 'preview', title, items: linesOf(value, 'items') }} />
    </div>
  );
}
