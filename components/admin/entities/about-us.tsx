import { previewStrings } from '@/components/admin/strings/preview';
import { FactsRow } from '@/components/site/about/facts-row';
import { StatementPanel } from '@/components/site/about/statement-panel';
import { ViceChairmanMessage } from '@/components/site/about/vice-chairman-message';
import { Section } from '@/components/site/shared/section';
import { recordIn } from '@/components/admin/records/draft-values';
import { type PreviewProps, likeSample, samplePicture, textOr } from './preview-values';

const { samples } = previewStrings;
const statement = { title: samples.title, text: samples.description };
const sample = {
  intro: samples.description,
  facts: [{ label: samples.title, value: samples.figure }],
  vision: statement,
  mission: statement,
  viceChairman: { role: samples.name, message: [samples.message], image: samplePicture },
};

/** The page “About Us” without the concerns of the group, which are clients. */
export function AboutUsPreview({ value, pictureUrl, locale }: PreviewProps) {
  const { intro, facts, vision, mission, viceChairman } = likeSample(sample, value, pictureUrl);
  const name = textOr(recordIn(value.viceChairman), 'name', '');
  return (
    <>
      <Section>
        <p className="max-w-caption type-trust">{intro}</p>
        <FactsRow facts={facts} />
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
