import { productLabel } from '@/content/product-label';
import type { Product } from '@/content/products';
import { productAnchor } from '@/content/routes';
import { itemList } from './pages';

/** The products as a page shows them, each at its place on that page. */
export const productList = (products: readonly Product[], path: string) =>
  itemList(
    products.map((product) => ({
      name: productLabel(product),
      path: `${path}#${productAnchor(product.id)}`,
      image: product.image.src,
    })),
  );
