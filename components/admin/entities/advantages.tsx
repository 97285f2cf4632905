import { AdvantageList } from '@/components/site/key-product/advantage-list';
import { previewStrings } from '@/components/admin/strings/preview';
import type { PreviewProps } from './preview-props';
import { linesOf, textOr } from './preview-values';

/** A list of advantages as the page shows it. */
export function AdvantagePreview({ value }: PreviewProps) {
  const title = textOr(value, 'title', previewStrings.samples.title);
  return (
    <div className="bg-concrete-100 p-gutter">
      <AdvantageList list={{ id: 'preview', title, items: linesOf(value, 'items') }} />
    </div>
  );
}
