import { Link } from '@/components/ui/link';
import { catalogueProducts, type Product } from '@/content/entities/products';
import { productTitle } from '@/content/entities/products/label';
import { routes } from '@/content/routes';
import type { Locale } from '@/content/strings/locale';
import { productIn } from '@/content/strings/product-in';
import { compareQuery, SLOTS } from '../compare/compared';
import { ProductTile } from '../product-tile';
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
  const [, nearest, ...others] = kin.slice(0, SLOTS.length);
  const comparison = nearest && (
    <Link
      href={locale.to(routes.compare).href + compareQuery(kin.map(({ id }) => id))}
      className="mt-2 block w-fit font-semibold underline underline-offset-4"
    >
      {locale.fill(texts.compare.with[others.length === 0 ? 'one' : 'other'], {
        title: productTitle(productIn(nearest, locale)),
        more: others.length,
      })}
    </Link>
  );
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
            {comparison}
          </>
        }
      />
      <ul className="product-grid">
        {products.map((product) => (
          <li key={product.id} className="product-cell">
            <ProductTile locale={locale} product={product} isAlwaysNamed />
          </li>
        ))}
      </ul>
    </Section>
  );
}
