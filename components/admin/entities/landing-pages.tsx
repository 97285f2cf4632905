import { previewStrings, sampleStrings as samples } from '@/components/admin/strings/preview';
import { blockKinds, LandingBlocks } from '@/components/site/landing/landing-blocks';
import { articleProblem } from '@/lib/text';
import { listIn } from '@/lib/records';
import { recordIn } from '@/components/admin/records/draft-values';
import { likeSample, type PreviewProps, samplePicture, textOr } from './preview-values';

const blockSample = {
  title: '',
  text: samples.article,
  image: samplePicture,
  images: [{ image: samplePicture, caption: '' }],
  figures: [{ label: samples.name, value: samples.figure }],
  products: [''],
  film: '',
  quotation: samples.message,
  name: samples.name,
};

/** Preview of a landing page as its page. Shows the reason instead of a text that cannot be shown. */
export function LandingPagePreview({ value, pictureUrl, locale }: PreviewProps) {
  const blocks = listIn(value.blocks)
    .map(recordIn)
    .flatMap((block) => {
      const kind = blockKinds.find((known) => known === block.kind);
      const preview = likeSample(blockSample, block, pictureUrl);
      const problem = articleProblem(preview.text);
      const text = problem === null ? preview.text : previewStrings.notShown(problem.line, problem.reason);
      return kind === undefined ? [] : [{ ...preview, kind, text }];
    });
  return (
    <LandingBlocks
      locale={locale}
      page={{
        title: textOr(value, 'title', samples.title),
        summary: textOr(value, 'summary', samples.description),
        blocks,
      }}
      pictureUrl={pictureUrl}
    />
  );
}
