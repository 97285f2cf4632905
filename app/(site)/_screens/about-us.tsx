import { pageIn } from '@/app/_lib/page-in';
import { pageMeta } from '@/app/_lib/page-meta';
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
import { routes } from '@/content/routes';
import { inLanguage } from '@/content/lib/language';
import type { Locale } from '@/content/strings/locale';
import { PageHead, type ScreenProps } from './screen';

const pageFacts = (locale: Locale) => pageIn('about-us', routes.aboutUs, locale);

export const aboutUsMeta = (locale: Locale) => pageMeta(pageFacts(locale));

/** About Us: facts, vision, mission, the message of the vice-chairman, and a wall through a day. */
export function AboutUsScreen({ locale }: ScreenProps) {
  const page = pageFacts(locale);
  const { intro, facts = [], vision, mission, viceChairman } = inLanguage(about, locale.language);
  return (
    <StaticIsland name="page">
      <PageHead
        page={page}
        nodes={[webPage(page, 'AboutPage', { mainEntity: organizationRef }), organization(locale)]}
      />
      <Section>
        <p className="max-w-caption type-trust">{intro}</p>
        <FactsRow facts={facts} className="mt-14" />
      </Section>
      <GroupConcerns locale={locale} />
      <Section className="pt-0">
        <div className="grid gap-joint md:grid-cols-2">
          <StatementPanel {...vision} tone="green" />
          <StatementPanel {...mission} tone="concrete" />
        </div>
      </Section>
      <ViceChairmanMessage
        title={locale.fill(locale.strings.about.messageFrom, { role: viceChairman.role })}
        {...viceChairman}
      />
      <WallDay locale={locale} />
    </StaticIsland>
  );
}
