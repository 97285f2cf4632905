import type { ListedProduct } from '@/components/site/list/list-text';
import { variantPath, widthsFor } from '@/lib/pictures';
import { company } from '@/content/entities/company';
import { loadOf } from '@/lib/counting';
import { type Product, products } from '@/content/entities/products';
import { colourChoices } from '@/content/entities/products/colour-choices';
import { productTitle } from '@/content/strings/product-name';
import { hasLanguage } from '@/lib/records';
import type { Locale } from '@/content/strings/locale';
import { productIn } from '@/content/strings/product-in';

/** WebP of a picture in its least width. */
const smallest = ({ src, width }: Product['image']) =>
  variantPath(src, Math.min(...widthsFor(width)), 'webp');

/** Data of every product for the visitor's list, fetched once a list exists. */
export const listedProducts = (locale: Locale) =>
  products.map((product): ListedProduct => ({
    id: product.id,
    title: productTitle(productIn(product, locale)),
    picture: smallest(product.image),
    hasFiles: product.form !== undefined,
    ...(product.colours && {
      colours: Object.fromEntries(colourChoices(product, locale.language).map(({ id, name }) => [id, name])),
    }),
    ...loadOf(product, company.density),
    ...(!hasLanguage(product, locale.language) && { isEnglish: true }),
  }));
