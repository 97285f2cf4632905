import { filledIn, pageIn } from '@/app/_lib/page-in';
import { organization, organizationRef } from '@/app/_lib/structured-data/organization';
import { webPage } from '@/app/_lib/structured-data/pages';
import { FactsRow } from '@/components/site/about/facts-row';
import { GroupConcerns } from '@/components/site/about/group-concerns';
import { StatementPanel } from '@/components/site/about/statement-panel';
import { ViceChairmanMessage } from '@/components/site/about/vice-chairman-message';
import { WallDay } from '@/components/site/about/wall-day';
import { Section } from '@/components/site/shared/section';
import { StaticIsland } from '@/components/ui/static-island.client';
import { about } from '@/content/entities/about-us';
import { shownIn } from '@/lib/records';
import { PageHead, type ScreenProps } from './screen';

/** About Us: facts, vision, mission, the message of the vice-chairman, and a wall through a day. */
export function AboutUsScreen({ locale }: ScreenProps) {
  const page = pageIn('aboutUs', locale);
  const { intro, facts = [], vision, mission, viceChairman } = shownIn(about, locale.language);
  return (
    <StaticIsland name="page">
      <PageHead
        page={page}
        nodes={[webPage(page, 'AboutPage', { mainEntity: organizationRef }), organization(locale)]}
      />
      <Section>
        <p className="max-w-caption type-trust">{filledIn(intro, locale)}</p>
        <FactsRow facts={facts} className="mt-14" />
      </Section>
      <GroupConcerns locale={locale} id="group-concerns" />
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
      <WallDay locale={locale} />
    </StaticIsland>
  );
}
