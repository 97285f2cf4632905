import { pageIn } from '@/app/_lib/page-in';
import { organization, organizationRef } from '@/app/_lib/structured-data/organization';
import { webPage } from '@/app/_lib/structured-data/pages';
import { AboutSections } from '@/components/site/about/about-sections';
import { about } from '@/content/entities/about-us';
import { shownIn } from '@/lib/records';
import { PageHead, type ScreenProps } from './screen';

/** About Us: facts, vision, mission, the message of the vice-chairman, and a wall through a day. */
export function AboutUsScreen({ locale }: ScreenProps) {
  const page = pageIn('aboutUs', locale);
  return (
    <>
      <PageHead
        page={page}
        nodes={[webPage(page, 'AboutPage', { mainEntity: organizationRef }), organization(locale)]}
      />
      <AboutSections locale={locale} about={shownIn(about, locale.language)} />
    </>
  );
}
