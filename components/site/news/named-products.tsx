import { Link } from '@/components/ui/link';
import type { Product } from '@/content/entities/products';
import { productTitle } from '@/content/entities/products/label';
import { routes } from '@/content/routes';

type NamedProductsProps = { readonly products: readonly Product[] };

/** The products that a news item names, each leading to its page. */
export function NamedProducts({ products }: NamedProductsProps) {
  return (
    <ul>
      {products.map((product) => (
        <li key={product.id}>
          <Link
            href={routes.product(product.id)}
            className="inline-flex min-h-11 items-center underline underline-offset-4 hover:bg-concrete-100 print:min-h-0"
          >
            {productTitle(product)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
