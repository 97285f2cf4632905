import { pageIn } from '@/app/_lib/page-in';
import { webPage } from '@/app/_lib/structured-data/pages';
import { productList } from '@/app/_lib/structured-data/products';
import { ProductCatalogue } from '@/components/site/products/product-catalogue';
import { Section } from '@/components/site/shared/section';
import { catalogueProducts } from '@/content/entities/products';
import { PageHead, type ScreenProps } from './screen';

/** Every product by category. */
export function ProductsScreen({ locale }: ScreenProps) {
  const page = pageIn('products', locale);
  return (
    <>
      <PageHead
        page={page}
        nodes={[webPage(page, 'CollectionPage', { mainEntity: productList(catalogueProducts, locale) })]}
      />
      <Section aria-labelledby="catalogue" className="pt-16">
        <h2 id="catalogue" className="sr-only">
          {locale.strings.products.byCategory}
        </h2>
        <ProductCatalogue locale={locale} />
      </Section>
    </>
  );
}
