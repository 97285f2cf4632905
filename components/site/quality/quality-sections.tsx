import { Section } from '@/components/site/shared/section';
import { SectionHead } from '@/components/site/shared/section-head';
import { products } from '@/content/entities/products';
import type { quality as qualityRecord } from '@/content/entities/quality';
import { checkingPoints } from '@/content/entities/quality-checks';
import { qualityTests } from '@/content/entities/quality-tests';
import type { Locale } from '@/content/strings/locale';
import { type InLanguage, shownIn } from '@/lib/records';
import { CheckList } from './check-list';
import { ReportSpecimen } from './report-specimen';
import { TwentyEightDays } from './twenty-eight-days';
import { YardPlan } from './yard-plan';

type QualitySectionsProps = { readonly locale: Locale; readonly quality: InLanguage<typeof qualityRecord> };

/** Quality assurance below its banner, also for the studio's preview. */
export function QualitySections({ locale, quality }: QualitySectionsProps) {
  const checks = checkingPoints.map((check) => shownIn(check, locale.language));
  const tests = qualityTests.map((test) => shownIn(test, locale.language));
  const onPallets = products.find(({ id }) => id === quality.plan?.block);
  return (
    <>
      <Section aria-label={locale.strings.quality.how}>
        <div className="gap-gutter space-y-6 lg:columns-2">
          {quality.paragraphs.map((paragraph) => (
            <p key={paragraph} className="break-inside-avoid type-quote">
              {paragraph}
            </p>
          ))}
        </div>
      </Section>
      {checks.length > 0 && (
        <Section aria-labelledby="checking-points">
          <SectionHead id="checking-points" title={quality.checks.title} lead={quality.checks.lead} />
          {quality.plan && (
            <YardPlan locale={locale} checks={checks} words={quality.plan.words} block={onPallets?.form} />
          )}
          <CheckList
            locale={locale}
            checks={checks}
            anchor="check"
            pictures={quality.checks.pictures.map(({ image }) => image)}
            side="right"
          />
        </Section>
      )}
      <TwentyEightDays locale={locale} days={quality.days} />
      {tests.length > 0 && (
        <Section ground="concrete" aria-labelledby="quality-tests">
          <SectionHead id="quality-tests" title={quality.tests.title} lead={quality.tests.lead} />
          <CheckList
            locale={locale}
            checks={tests}
            pictures={quality.tests.pictures.map(({ image }) => image)}
            side="left"
          />
        </Section>
      )}
      <ReportSpecimen locale={locale} sheet={quality.sheet} />
    </>
  );
}
