import { sampleStrings as samples } from '@/components/admin/strings/preview';
import { GetInTouch } from '@/components/site/home/get-in-touch';
import { WhoWeAre } from '@/components/site/home/who-we-are';
import { WhyGreen } from '@/components/site/home/why-green';
import { routes } from '@/content/routes';
import { type PreviewProps, likeSample, samplePicture, textOr } from './preview-values';
import { sampleHead, SectionHeads } from './key-product';
import { FactsRow } from '@/components/site/about/facts-row';
import { StatementPanel } from '@/components/site/about/statement-panel';
import { ViceChairmanMessage } from '@/components/site/about/vice-chairman-message';
import { Section } from '@/components/site/shared/section';
import { recordIn } from '@/components/admin/records/draft-values';

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

const inScale = (figure: number) => Math.min(100, Math.max(0, figure));

/** Preview of the home page; sections that show other entities have only their heads. */
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
      <WhoWeAre locale={locale} content={home.whoWeAre} film={{ watchUrl: routes.home }} />
      <SectionHeads heads={[home.group, home.feedbacks]} />
      <GetInTouch locale={locale} content={home.getInTouch} telephone={samples.telephone} />
    </>
  );
}

const aboutSample = {
  intro: samples.description,
  facts: [{ label: samples.title, value: samples.figure }],
  vision: statement,
  mission: statement,
  viceChairman: { role: samples.name, message: [samples.message], image: samplePicture },
};

/** Preview of “About Us” without the concerns of the group, which are records of another entity (clients). */
export function AboutUsPreview({ value, pictureUrl, locale }: PreviewProps) {
  const { intro, facts, vision, mission, viceChairman } = likeSample(aboutSample, value, pictureUrl);
  const name = textOr(recordIn(value.viceChairman), 'name', '');
  return (
    <>
      <Section>
        <p className="max-w-caption type-trust">{intro}</p>
        <FactsRow facts={facts} className="mt-14" />
      </Section>
      <Section className="pt-0">
        <div className="grid gap-joint md:grid-cols-2">
          <StatementPanel {...vision} tone="green" />
          <StatementPanel {...mission} tone="concrete" />
        </div>
      </Section>
      <ViceChairmanMessage
        title={locale.fill(locale.strings.about.messageFrom, { role: viceChairman.role })}
        {...viceChairman}
        name={name === '' ? undefined : name}
      />
    </>
  );
}
