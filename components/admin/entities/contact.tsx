import { previewStrings } from '@/components/admin/strings/preview';
import { Section } from '@/components/site/shared/section';
import type { PreviewProps } from './preview-props';
import { textOr } from './preview-values';

const { samples } = previewStrings;

/** The words beside the form of the contact page; the form is the same whatever they say. */
export function ContactPreview({ value }: PreviewProps) {
  return (
    <Section>
      <h2 className="type-h2">{textOr(value, 'title', samples.title)}</h2>
      <p className="mt-6 mb-9 max-w-text type-lead">{textOr(value, 'intro', samples.description)}</p>
      <p className="max-w-text type-small">{textOr(value, 'formNote', samples.description)}</p>
    </Section>
  );
}
