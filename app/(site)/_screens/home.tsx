import { pageIn } from '@/app/_lib/page-in';
import { organization, website } from '@/app/_lib/structured-data/organization';
import { webPage } from '@/app/_lib/structured-data/pages';
import { StructuredData } from '@/app/_lib/structured-data/structured-data';
import { HomeSections } from '@/components/site/landing/home-sections';
import { Hero } from '@/components/site/home/hero';
import { PageBanner } from '@/components/site/shared/page-banner';
import { banners } from '@/content/entities/banners';
import { home as homeRecord } from '@/content/entities/home';
import { shownIn } from '@/lib/records';
import type { ScreenProps } from './screen';

/** The home page. */
export function HomeScreen({ locale }: ScreenProps) {
  const page = pageIn('home', locale);
  const { language } = locale;
  const home = shownIn(homeRecord, language);
  return (
    <>
      <StructuredData
        locale={locale}
        nodes={[...(language === 'en' ? [website()] : []), organization(locale), webPage(page, 'WebPage')]}
      />
      {/* Slide headlines change, and only the visible one is reachable, so the page needs a constant h1. */}
      {banners.length > 0 ? (
        <h1 data-pagefind-ignore="" className="sr-only type-h2 print:not-sr-only">
          {page.heading}
        </h1>
      ) : (
        <PageBanner locale={locale} title={page.heading} image={page.banner} isHome />
      )}
      {banners.length > 0 && (
        <Hero locale={locale} banners={banners.map((banner) => shownIn(banner, language))} />
      )}
      <HomeSections locale={locale} home={home} />
    </>
  );
}
