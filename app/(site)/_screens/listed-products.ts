import type { ListedProduct } from '@/components/site/list/list-text';
import { company } from '@/content/entities/company';
import { loadOf } from '@/content/entities/products/form/quantities';
import { products } from '@/content/entities/products';
import { productTitle } from '@/content/entities/products/label';
import { hasLanguage } from '@/content/lib/language';
import type { Locale } from '@/content/strings/locale';
import { productIn } from '@/content/strings/product-in';

/** Data of every product for the visitor's list, fetched once a list exists. */
export const listedProducts = (locale: Locale) =>
  Response.json(
    products.map((product): ListedProduct => ({
      id: product.id,
      title: productTitle(productIn(product, locale)),
      ...loadOf(product, company.density),
      ...(!hasLanguage(product, locale.language) && { isEnglish: true }),
    })),
  );
