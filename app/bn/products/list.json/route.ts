import type { ListedProduct } from '@/components/site/list/list-text';
import { company } from '@/content/entities/company';
import { loadOf } from '@/content/entities/products/form/quantities';
import { products } from '@/content/entities/products';
import { productTitle } from '@/content/entities/products/label';
import { hasLanguage } from '@/content/lib/language';
import { locales } from '@/content/strings/locales';
import { productIn } from '@/content/strings/product-in';

export const dynamic = 'force-static';

/** Data of every product for the visitor's list in Bangla. */
export const GET = () =>
  Response.json(
    products.map((product): ListedProduct => ({
      id: product.id,
      title: productTitle(productIn(product, locales.bn)),
      ...loadOf(product, company.density),
      ...(!hasLanguage(product, 'bn') && { isEnglish: true }),
    })),
  );
