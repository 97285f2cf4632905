import { ComparisonTable } from '@/components/site/key-product/comparison-table';
import { previewStrings } from '@/components/admin/strings/preview';
import type { PreviewProps } from './preview-props';
import { textOr } from './preview-values';

const { samples } = previewStrings;

/** A row of the comparison, with its head. */
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
