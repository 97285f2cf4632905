import { Link } from '@/components/ui/link';
import { catalogueProducts, type Product } from '@/content/entities/products';
import { routes } from '@/content/routes';
import type { Locale } from '@/content/strings/locale';
import { compareQuery } from '../compare/compared';
import { ProductTiles } from '../product-tile';
import { Section } from '@/components/site/shared/section';
import { SectionHead } from '@/components/site/shared/section-head';

/** Products that the page of the comparison has. */
const compared = new Set(catalogueProducts.map(({ id }) => id));

type RelatedProductsProps = {
  readonly locale: Locale;
  /** The product of the page. */
  readonly product: Product;
  /** Others of its category, nearest first. */
  readonly products: readonly Product[];
};

/** Links to other products of the same category, and to the comparison with the nearest. */
export function RelatedProducts({ locale, product, products }: RelatedProductsProps) {
  const { productPage, products: texts } = locale.strings;
  const kin = compared.has(product.id) ? [product, ...products.filter(({ id }) => compared.has(id))] : [];
  const address = locale.to(routes.compare).href + compareQuery(kin.map(({ id }) => id));
  return (
    <Section
      island="related"
      aria-labelledby="related"
      space="band"
      className="print:hidden"
      data-pagefind-ignore=""
    >
      <SectionHead
        id="related"
        title={productPage.related}
        lead={
          <>
            {texts.categories[product.category]}
            {'\u00a0 '}
            {kin.length > 1 && (
              <Link href={address} className="inline-block font-semibold underline underline-offset-4">
                {texts.compare.with}
              </Link>
            )}
          </>
        }
      />
      <ProductTiles locale={locale} products={products} />
    </Section>
  );
}
