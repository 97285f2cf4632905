import { sampleTelephone } from '@/components/admin/strings/preview';
import { FactsRow } from '@/components/site/about/facts-row';
import { StatementPanel } from '@/components/site/about/statement-panel';
import { ViceChairmanMessage } from '@/components/site/about/vice-chairman-message';
import { GetInTouch } from '@/components/site/home/get-in-touch';
import { WhoWeAre } from '@/components/site/home/who-we-are';
import { WhyGreen } from '@/components/site/home/why-green';
import { Section } from '@/components/site/shared/section';
import type { recordSchema as aboutUs } from '@/content/entities/about-us/schema';
import type { recordSchema as home } from '@/content/entities/home/schema';
import { routes } from '@/content/routes';
import { SectionHeads } from './key-product';
import type { PreviewProps } from './preview-props';

const inScale = (figure: number) => Math.min(100, Math.max(0, figure));

/** Preview of the home page; sections that show other entities have only their heads. */
export function HomePreview({ value, locale }: PreviewProps<typeof home>) {
  const ranges = value.whyGreen?.ranges.map((range) => ({
    ...range,
    low: inScale(range.low),
    high: inScale(range.high),
  }));
  return (
    <>
      <SectionHeads heads={[value.featured]} />
      {value.whyGreen && ranges && <WhyGreen locale={locale} content={{ ...value.whyGreen, ranges }} />}
      <SectionHeads heads={[value.services]} />
      <WhoWeAre locale={locale} content={value.whoWeAre} film={{ watchUrl: routes.home }} />
      <SectionHeads heads={[value.group, value.feedbacks]} />
      <GetInTouch locale={locale} content={value.getInTouch} telephone={sampleTelephone} />
    </>
  );
}

/** Preview of “About Us” without the concerns of the group, which are records of another entity (clients). */
export const AboutUsPreview = ({
  value: { intro, facts = [], vision, mission, viceChairman },
  locale,
}: PreviewProps<typeof aboutUs>) => (
  <>
    <Section>
      <p className="max-w-caption type-trust">{intro}</p>
      <FactsRow facts={facts} className="mt-14" />
    </Section>
    <Section className="pt-0">
      <div className="grid gap-joint md:grid-cols-2">
        <StatementPanel {...vision} tone="brand" />
        <StatementPanel {...mission} tone="concrete" />
      </div>
    </Section>
    {viceChairman && (
      <ViceChairmanMessage
        title={locale.fill(locale.strings.about.messageFrom, { role: viceChairman.role })}
        {...viceChairman}
      />
    )}
  </>
);
