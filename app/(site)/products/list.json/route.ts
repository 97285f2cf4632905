import type { ListedProduct } from '@/components/site/list/list-text';
import { company } from '@/content/entities/company';
import { loadOf } from '@/content/entities/products/form/quantities';
import { productTitle } from '@/content/entities/products/label';
import { english } from '@/content/strings/english';
import { productIn } from '@/content/strings/product-in';
import { products } from '@/content/entities/products';

export const dynamic = 'force-static';

/** Data of every product for the visitor's list, fetched once a list exists. */
export const GET = () =>
  Response.json(
    products.map((product): ListedProduct => ({
      id: product.id,
      title: productTitle(productIn(product, english)),
      ...loadOf(product, company.density),
    })),
  );
