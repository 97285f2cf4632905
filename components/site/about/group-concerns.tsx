import { LogoWall } from '@/components/site/shared/logo-wall';
import { Section, type SectionProps } from '@/components/site/shared/section';
import { SectionHead } from '@/components/site/shared/section-head';
import type { home } from '@/content/entities/home';
import { partnersIn } from '@/content/entities/partners';
import { inLanguage, type InLanguage } from '@/lib/records';
import type { Locale } from '@/content/strings/locale';

/** Maximum number of logos per category (docs/requirements.md). */
const SHOWN = 4;

type GroupConcernsProps = Pick<SectionProps, 'space'> & {
  readonly locale: Locale;
  readonly heads: InLanguage<typeof home>['group'];
  readonly id: string;
};

/** Logo wall of the group's concerns and associated brands; renders nothing without logos. */
export function GroupConcerns({ locale, heads: { title, lead }, id, ...section }: GroupConcernsProps) {
  const logos = (['Group', 'Group1', 'associated'] as const).flatMap((category) =>
    partnersIn(category, SHOWN).map((partner) => inLanguage(partner, locale.language)),
  );
  if (logos.length === 0) return null;
  return (
    <Section {...section} aria-labelledby={id}>
      <SectionHead title={title} id={id} lead={lead} />
      <LogoWall logos={logos} newTab={locale.strings.shell.newTab} />
    </Section>
  );
}
