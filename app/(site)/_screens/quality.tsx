import { pageIn } from '@/app/_lib/page-in';
import { webPage } from '@/app/_lib/structured-data/pages';
import { QualitySections } from '@/components/site/quality/quality-sections';
import { quality } from '@/content/entities/quality';
import { shownIn } from '@/lib/records';
import { PageHead, type ScreenProps } from './screen';

/** Quality assurance: checks and tests. */
export function QualityScreen({ locale }: ScreenProps) {
  const page = pageIn('quality', locale);
  return (
    <>
      <PageHead page={page} nodes={[webPage(page, 'WebPage')]} />
      <QualitySections locale={locale} quality={shownIn(quality, locale.language)} />
    </>
  );
}
