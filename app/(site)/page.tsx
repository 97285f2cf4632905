import type { Metadata } from 'next';
import { pageMeta } from '@/app/_lib/page-meta';
import { organization, website } from '@/app/_lib/structured-data/organization';
import { webPage } from '@/app/_lib/structured-data/pages';
import { StructuredData } from '@/app/_lib/structured-data/structured-data';
import { FeaturedProducts } from '@/components/site/home/featured-products';
import { Feedbacks } from '@/components/site/home/feedbacks';
import { GetInTouch } from '@/components/site/home/get-in-touch';
import { GroupConcerns } from '@/components/site/home/group-concerns';
import { Hero } from '@/components/site/home/hero';
import { Services } from '@/components/site/home/services';
import { WhoWeAre } from '@/components/site/home/who-we-are';
import { WhyGreen } from '@/components/site/home/why-green';
import { ProductCard } from '@/components/site/products/product-card';
import { StaticIsland } from '@/components/ui/static-island.client';
import { banners } from '@/content/entities/banners';
import { company, telephoneHref } from '@/content/entities/company';
import { pageOf } from '@/content/entities/pages';
import { feedbacks } from '@/content/entities/feedbacks';
import { home } from '@/content/entities/home';
import { partnersIn } from '@/content/entities/partners';
import { productLabel } from '@/content/entities/products/label';
import { featuredProducts, products } from '@/content/entities/products';
import { routes } from '@/content/routes';
import { services } from '@/content/entities/services';
import { embedUrl, watchUrl } from '@/content/entities/films';

const page = { ...pageOf('home'), path: routes.home };

export const metadata: Metadata = pageMeta(page);

/** Of each group category; specification section 3. */
const LOGOS_PER_CATEGORY = 4;

export default function HomePage() {
  const [telephone = company.helpline] = company.phones;
  const logos = (['Group', 'Group1', 'associated'] as const).flatMap((category) =>
    partnersIn(category, LOGOS_PER_CATEGORY),
  );
  return (
    <>
      <StaticIsland name="page-head">
        <StructuredData nodes={[website(), organization(), webPage(page, 'WebPage')]} />
        {/* The headlines below it come and go with their slides, and nobody reaches the ones that are not in view. */}
        <h1 className="sr-only">{page.title}</h1>
      </StaticIsland>
      <Hero banners={banners} />
      <FeaturedProducts title={home.featured.title}>
        {featuredProducts(products).map((product, index) => (
          // A short list shows a product twice.
          <StaticIsland key={index} name={`featured-${index}`} className="contents">
            <ProductCard
              name={product.name}
              label={productLabel(product)}
              size={product.size}
              inch={product.inch}
              image={product.image}
              href={routes.product(product.id)}
            />
          </StaticIsland>
        ))}
      </FeaturedProducts>
      <WhyGreen content={home.whyGreen} />
      <Services title={home.services.title} lead={home.services.lead} services={services} />
      <WhoWeAre
        content={home.whoWeAre}
        embedUrl={embedUrl(company.filmId)}
        watchUrl={watchUrl(company.filmId)}
      />
      <GroupConcerns title={home.group.title} lead={home.group.lead} logos={logos} />
      <Feedbacks title={home.feedbacks.title} feedbacks={feedbacks} />
      <GetInTouch content={home.getInTouch} telephone={telephone} telephoneHref={telephoneHref(telephone)} />
    </>
  );
}
