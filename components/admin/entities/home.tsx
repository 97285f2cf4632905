import { previewStrings } from '@/components/admin/strings/preview';
import { GetInTouch } from '@/components/site/home/get-in-touch';
import { WhoWeAre } from '@/components/site/home/who-we-are';
import { WhyGreen } from '@/components/site/home/why-green';
import { routes } from '@/content/routes';
import { type PreviewProps, likeSample, samplePicture } from './preview-values';
import { sampleHead, SectionHeads } from './key-product';

const { samples } = previewStrings;
const statement = { title: samples.title, text: samples.description };
const sample = {
  featured: { title: samples.title },
  whyGreen: {
    ...statement,
    ranges: [{ label: samples.title, low: 0, high: 100, unit: '%', material: 'block' }],
    figures: [{ value: samples.figure, label: samples.title }],
  },
  services: sampleHead,
  whoWeAre: { ...statement, filmTitle: samples.title, thumbnail: samplePicture },
  group: sampleHead,
  feedbacks: { title: samples.title },
  getInTouch: statement,
} as const;

/** A figure of a range that can be drawn, in per cent; one that is being typed may be any. */
const inScale = (figure: number) => Math.min(100, Math.max(0, figure));

/** The sections of the home page; of those that show lists of their own, the heads. */
export function HomePreview({ value, pictureUrl, locale }: PreviewProps) {
  const home = likeSample(sample, value, pictureUrl);
  const ranges = home.whyGreen.ranges.map((range) => ({
    ...range,
    low: inScale(range.low),
    high: inScale(range.high),
  }));
  return (
    <>
      <SectionHeads heads={[home.featured]} />
      <WhyGreen locale={locale} content={{ ...home.whyGreen, ranges, figures: [...home.whyGreen.figures] }} />
      <SectionHeads heads={[home.services]} />
      <WhoWeAre locale={locale} content={home.whoWeAre} embedUrl="" watchUrl={routes.home} />
      <SectionHeads heads={[home.group, home.feedbacks]} />
      <GetInTouch locale={locale} content={home.getInTouch} telephone={samples.telephone} />
    </>
  );
}
