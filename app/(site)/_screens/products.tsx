import { pageIn } from '@/app/_lib/page-in';
import { webPage } from '@/app/_lib/structured-data/pages';
import { productList } from '@/app/_lib/structured-data/products';
import { StructuredData } from '@/app/_lib/structured-data/structured-data';
import { ProductCatalogue } from '@/components/site/products/product-catalogue';
import { PageBanner } from '@/components/site/shared/page-banner';
import { Section } from '@/components/site/shared/section';
import { StaticIsland } from '@/components/ui/static-island.client';
import { catalogueProducts } from '@/content/entities/products';
import type { ScreenProps } from './screen';

/** Every product by category. */
export function ProductsScreen({ locale }: ScreenProps) {
  const page = pageIn('products', locale);
  return (
    <>
      <StaticIsland name="page-head">
        <StructuredData
          locale={locale}
          nodes={[
            webPage(page, 'CollectionPage', {
              mainEntity: productList(catalogueProducts, locale),
            }),
          ]}
          crumbs={[{ title: page.heading, path: page.path }]}
        />
        <PageBanner locale={locale} title={page.heading} image={page.banner} />
      </StaticIsland>
      <Section aria-labelledby="catalogue" className="pt-16">
        <h2 id="catalogue" className="sr-only">
          {locale.strings.products.byCategory}
        </h2>
        <ProductCatalogue locale={locale} />
      </Section>
    </>
  );
}
