import { GroupConcerns } from '@/components/site/about/group-concerns';
import { CarouselSection, Feedbacks } from '@/components/site/home/feedbacks';
import { CountItYourself, GetInTouch } from '@/components/site/home/get-in-touch';
import { Services } from '@/components/site/home/services';
import { WhoWeAre } from '@/components/site/home/who-we-are';
import { WhyGreen } from '@/components/site/home/why-green';
import { ProductTile } from '@/components/site/products/product-tile';
import { filledIn } from '@/content/strings/filled-in';
import { company } from '@/content/entities/company';
import { feedbacks } from '@/content/entities/feedbacks';
import type { home as homeRecord } from '@/content/entities/home';
import { featuredProducts, products } from '@/content/entities/products';
import { hasOwnFilm, quality } from '@/content/entities/quality';
import { services } from '@/content/entities/services';
import { filmAtHost, ownFilm } from '@/content/registry/films';
import { routes } from '@/content/routes';
import { isShown } from '@/content/pages/shown-pages';
import type { Locale } from '@/content/strings/locale';
import { type InLanguage, shownIn } from '@/lib/records';

type HomeSectionsProps = { readonly locale: Locale; readonly home: InLanguage<typeof homeRecord> };

/** The home page below its banners, also for the studio's preview. */
export function HomeSections({ locale, home }: HomeSectionsProps) {
  const { language } = locale;
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
      <CarouselSection
        locale={locale}
        title={home.featured.title}
        titleId="featured-title"
        manner="jointed"
        space="band"
      >
        {featuredProducts(products).map((product) => (
          <ProductTile key={product.id} locale={locale} product={product} />
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
      <GroupConcerns locale={locale} heads={home.group} id="group-title" space="band" />
      <Feedbacks locale={locale} title={home.feedbacks.title} feedbacks={feedbacks} />
      <GetInTouch locale={locale} content={home.getInTouch} telephone={company.mainNumber} />
    </>
  );
}
