import { FactsRow } from '@/components/site/about/facts-row';
import { GroupConcerns } from '@/components/site/about/group-concerns';
import { StatementPanel } from '@/components/site/about/statement-panel';
import { ViceChairmanMessage } from '@/components/site/about/vice-chairman-message';
import { WallDay } from '@/components/site/about/wall-day';
import { filledIn } from '@/content/strings/filled-in';
import { Section } from '@/components/site/shared/section';
import type { about as aboutRecord } from '@/content/entities/about-us';
import { home } from '@/content/entities/home';
import type { Locale } from '@/content/strings/locale';
import { type InLanguage, inLanguage } from '@/lib/records';

type AboutSectionsProps = { readonly locale: Locale; readonly about: InLanguage<typeof aboutRecord> };

/** About Us below its banner, also for the studio's preview. */
export function AboutSections({ locale, about }: AboutSectionsProps) {
  const { intro, facts = [], vision, mission, viceChairman } = about;
  return (
    <>
      <Section>
        <p className="max-w-caption type-trust">{filledIn(intro, locale)}</p>
        <FactsRow facts={facts} className="mt-14" />
      </Section>
      <GroupConcerns locale={locale} heads={inLanguage(home, locale.language).group} id="group-concerns" />
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
    </>
  );
}
