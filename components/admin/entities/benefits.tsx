import { BenefitCard } from '@/components/site/key-product/benefit-card';
import { previewStrings } from '@/components/admin/shared/strings/preview';
import type { PreviewProps } from './preview-props';
import { numberOr, textOr } from './preview-values';

const { samples } = previewStrings;

/** A cost card as the page shows it. */
export function BenefitPreview({ value }: PreviewProps) {
  return (
    <div className="mx-auto max-w-sm bg-concrete-100 p-gutter">
      <BenefitCard
        benefit={{
          id: 'preview',
          title: textOr(value, 'title', samples.title),
          subtitle: textOr(value, 'subtitle', ''),
          basis: textOr(value, 'basis', ''),
          expandedSpace: textOr(value, 'expandedSpace', ''),
          reduceLoad: numberOr(value, 'reduceLoad', 0),
          reduceExpanse: numberOr(value, 'reduceExpanse', 0),
        }}
      />
    </div>
  );
}
