import { pageIn } from '@/app/_lib/page-in';
import { webPage } from '@/app/_lib/structured-data/pages';
import { productList } from '@/app/_lib/structured-data/products';
import { ProductCatalogue } from '@/components/site/products/product-catalogue';
import { Section } from '@/components/site/shared/section';
import { StaticIsland } from '@/components/ui/static-island.client';
import { catalogueProducts } from '@/content/entities/products';
import { PageHead, type ScreenProps } from './screen';

/** Every product by category. */
export function ProductsScreen({ locale }: ScreenProps) {
  const page = pageIn('products', locale);
  return (
    <>
      <StaticIsland name="page-head">
        <PageHead
          page={page}
          nodes={[webPage(page, 'CollectionPage', { mainEntity: productList(catalogueProducts, locale) })]}
        />
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
