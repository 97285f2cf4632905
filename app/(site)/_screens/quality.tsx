import { pageIn } from '@/app/_lib/page-in';
import { webPage } from '@/app/_lib/structured-data/pages';
import { CheckList } from '@/components/site/quality/check-list';
import { ReportSpecimen } from '@/components/site/quality/report-specimen';
import { TwentyEightDays } from '@/components/site/quality/twenty-eight-days';
import { YardPlan } from '@/components/site/quality/yard-plan';
import { Section } from '@/components/site/shared/section';
import { SectionHead } from '@/components/site/shared/section-head';
import { StaticIsland } from '@/components/ui/static-island.client';
import { products } from '@/content/entities/products';
import { checkingPoints } from '@/content/entities/quality-checks';
import { qualityTests } from '@/content/entities/quality-tests';
import { quality as qualityRecord } from '@/content/entities/quality';
import { shownIn } from '@/lib/records';
import { PageHead, type ScreenProps } from './screen';

/** Quality assurance: checks and tests. */
export function QualityScreen({ locale }: ScreenProps) {
  const page = pageIn('quality', locale);
  const quality = shownIn(qualityRecord, locale.language);
  const checks = checkingPoints.map((check) => shownIn(check, locale.language));
  const tests = qualityTests.map((test) => shownIn(test, locale.language));
  const onPallets = products.find(({ id }) => id === qualityRecord.plan?.block);
  return (
    <StaticIsland name="page">
      <PageHead page={page} nodes={[webPage(page, 'WebPage')]} />
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
    </StaticIsland>
  );
}
