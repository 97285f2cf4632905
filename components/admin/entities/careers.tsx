import type { PreviewProps } from './preview-props';
import { likeSample } from './preview-values';
import { sampleHead, SectionHeads } from './section-heads';

/** The head of the vacancies. */
export function CareersPreview({ value, pictureUrl }: PreviewProps) {
  return <SectionHeads heads={[likeSample(sampleHead, value, pictureUrl)]} />;
}
