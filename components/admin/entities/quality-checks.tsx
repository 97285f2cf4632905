import { CheckList } from '@/components/site/quality/check-list';
import { previewStrings } from '@/components/admin/strings/preview';
import type { PreviewProps } from './preview-props';
import { textOr } from './preview-values';

const { samples } = previewStrings;

/** A check or a test as a line of its list. */
export function CheckPreview({ value, locale }: PreviewProps) {
  const check = {
    title: textOr(value, 'title', samples.title),
    text: textOr(value, 'text', samples.description),
  };
  return (
    <div className="bg-paper p-gutter">
      <CheckList locale={locale} checks={[check]} pictures={[]} side="right" />
    </div>
  );
}
