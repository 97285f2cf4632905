import { previewStrings } from '@/components/admin/strings/preview';
import { FeedbackCard } from '@/components/site/home/feedback-card';
import type { PreviewProps } from './preview-props';
import { textOr } from './preview-values';

const { samples } = previewStrings;

/** A feedback as its card on the home page. */
export function FeedbackPreview({ value }: PreviewProps) {
  return (
    <div className="mx-auto max-w-lg bg-paper p-gutter">
      <FeedbackCard
        name={textOr(value, 'name', samples.name)}
        role={textOr(value, 'role', '')}
        message={textOr(value, 'message', samples.message)}
      />
    </div>
  );
}
