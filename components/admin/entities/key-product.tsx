import type { PreviewProps } from './preview-props';
import { likeSample } from './preview-values';
import { sampleHead, SectionHeads } from './section-heads';

const sample = { comparison: sampleHead, savings: sampleHead, advantages: sampleHead };

/** The heads of the key product page. */
export function KeyProductPreview({ value, pictureUrl }: PreviewProps) {
  return <SectionHeads heads={Object.values(likeSample(sample, value, pictureUrl))} />;
}
