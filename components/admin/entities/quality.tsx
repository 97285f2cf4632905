import { previewStrings } from '@/components/admin/strings/preview';
import { CheckList } from '@/components/site/quality/check-list';
import { Section } from '@/components/site/shared/section';
import { SectionHead } from '@/components/site/shared/section-head';
import type { PreviewProps } from './preview-props';
import { likeSample, samplePicture } from './preview-values';
import { sampleHead } from './section-heads';

const list = { ...sampleHead, pictures: [{ image: samplePicture }] };
const sample = { paragraphs: [previewStrings.samples.description], checks: list, tests: list };

/** The quality page without the checks and tests themselves, which are lists of their own. */
export function QualityPreview({ value, pictureUrl, locale }: PreviewProps) {
  const { paragraphs, checks, tests } = likeSample(sample, value, pictureUrl);
  return (
    <>
      <Section className="pb-0">
        <div className="grid gap-x-gutter gap-y-6 lg:grid-cols-2">
          {paragraphs.map((paragraph, index) => (
            <p key={index} className="type-quote">
              {paragraph}
            </p>
          ))}
        </div>
      </Section>
      {[checks, tests].map(({ title, lead, pictures }, index) => (
        <Section key={index}>
          <SectionHead title={title} lead={lead} />
          <CheckList
            locale={locale}
            checks={[]}
            pictures={pictures.map(({ image }) => image)}
            side={index === 0 ? 'right' : 'left'}
          />
        </Section>
      ))}
    </>
  );
}
