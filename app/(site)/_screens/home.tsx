import { filledIn, pageIn } from '@/app/_lib/page-in';
import { organization, website } from '@/app/_lib/structured-data/organization';
import { webPage } from '@/app/_lib/structured-data/pages';
import { StructuredData } from '@/app/_lib/structured-data/structured-data';
import { GroupConcerns } from '@/components/site/about/group-concerns';
import { CarouselSection, Feedbacks } from '@/components/site/home/feedbacks';
import { CountItYourself, GetInTouch } from '@/components/site/home/get-in-touch';
import { Hero } from '@/components/site/home/hero';
import { Services } from '@/components/site/home/services';
import { WhoWeAre } from '@/components/site/home/who-we-are';
import { WhyGreen } from '@/components/site/home/why-green';
import { PageBanner } from '@/components/site/shared/page-banner';
import { ProductTile } from '@/components/site/products/product-tile';
import { StaticIsland } from '@/components/ui/static-island.client';
import { banners } from '@/content/entities/banners';
import { company } from '@/content/entities/company';
import { feedbacks } from '@/content/entities/feedbacks';
import { home as homeRecord } from '@/content/entities/home';
import { featuredProducts, products } from '@/content/entities/products';
import { hasOwnFilm, quality } from '@/content/entities/quality';
import { routes } from '@/content/routes';
import { isShown } from '@/content/shown-pages';
import { services } from '@/content/entities/services';
import { filmAtHost, ownFilm } from '@/content/films';
import { shownIn } from '@/lib/records';
import type { ScreenProps } from './screen';

/** The home page. */
export function HomeScreen({ locale }: ScreenProps) {
  const page = pageIn('home', locale);
  const { language } = locale;
  const home = shownIn(homeRecord, language);
  const own = hasOwnFilm ? { own: ownFilm } : undefined;
  const film =
    company.filmId === undefined
      ? own && {
          watchUrl: isShown(routes.quality) ? `${locale.to(routes.quality).href}#days` : ownFilm.h264,
          ...own,
        }
      : { ...filmAtHost(company.filmId), ...own };
  return (
    <>
      <StaticIsland name="page-head">
        <StructuredData
          locale={locale}
          nodes={[website(locale), organization(locale), webPage(page, 'WebPage')]}
        />
        {/* Slide headlines change, and only the visible one is reachable, so the page needs a constant h1. */}
        {banners.length > 0 ? (
          <h1 data-pagefind-ignore="" className="sr-only type-h2 print:not-sr-only">
            {page.heading}
          </h1>
        ) : (
          <PageBanner locale={locale} title={page.heading} image={page.banner} isHome />
        )}
      </StaticIsland>
      {banners.length > 0 && (
        <Hero locale={locale} banners={banners.map((banner) => shownIn(banner, language))} />
      )}
      <CarouselSection
        locale={locale}
        title={home.featured.title}
        titleId="featured-title"
        manner="jointed"
        space="band"
      >
        {featuredProducts(products).map((product, index) => (
          <StaticIsland key={product.id} name={`featured-${index}`} className="contents">
            <ProductTile locale={locale} product={product} />
          </StaticIsland>
        ))}
      </CarouselSection>
      {home.whyGreen && <WhyGreen locale={locale} content={home.whyGreen} />}
      <CountItYourself locale={locale} />
      <Services
        title={home.services.title}
        lead={home.services.lead}
        services={services.map((service) => shownIn(service, language))}
      />
      <WhoWeAre
        locale={locale}
        content={{ ...home.whoWeAre, text: filledIn(home.whoWeAre.text, locale) }}
        film={film}
        words={quality.days && shownIn(quality.days, language).title}
      />
      <GroupConcerns locale={locale} id="group-title" island="group-concerns" space="band" />
      <Feedbacks locale={locale} title={home.feedbacks.title} feedbacks={feedbacks} />
      <GetInTouch locale={locale} content={home.getInTouch} telephone={company.mainNumber} />
    </>
  );
}
