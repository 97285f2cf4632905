import { shownProduct } from '@/content/strings/product-in';
import { productTitle } from '@/content/strings/product-name';
import type { Product } from '@/content/entities/products';
import { routes } from '@/content/routes';
import type { Locale } from '@/content/strings/locale';
import { ProductCard } from './product-card';

type ProductTileProps = {
  readonly locale: Locale;
  readonly product: Product;
  /** Shows the category of a product without name instead of an empty line. */
  readonly isAlwaysNamed?: boolean;
};

/** Grid of product cards; products without name show their category. */
export const ProductTiles = ({
  locale,
  products,
}: Pick<ProductTileProps, 'locale'> & { readonly products: readonly Product[] }) => (
  <ul className="product-grid">
    {products.map((product) => (
      <li key={product.id} className="product-cell">
        <ProductTile locale={locale} product={product} isAlwaysNamed />
      </li>
    ))}
  </ul>
);

/** Card of a product, linked to its page. */
export function ProductTile({ locale, product, isAlwaysNamed = false }: ProductTileProps) {
  const localProduct = shownProduct(product, locale);
  return (
    <ProductCard
      locale={locale}
      name={isAlwaysNamed ? localProduct.name || localProduct.category : localProduct.name}
      label={productTitle(localProduct)}
      size={localProduct.size}
      inch={localProduct.inch}
      image={localProduct.image}
      link={locale.to(routes.product(product.id))}
    />
  );
}
