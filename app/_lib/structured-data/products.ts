import type { PropertyValue, Thing } from 'schema-dts';
import { productTitle } from '@/content/strings/product-name';
import type { Product } from '@/content/entities/products';
import { routes } from '@/content/routes';
import { absoluteUrl, addressOf } from '../site-origin';
import { itemList } from './pages';
import type { Locale } from '@/content/strings/locale';
import { type ProductIn, productIn } from '@/content/strings/product-in';

/** List of the products on a page, with their addresses. */
export const productList = (products: readonly Product[], locale: Locale) =>
  itemList(
    products.map((product) => ({
      // Without the relief, which cards show by their picture.
      name: productTitle({ ...productIn(product, locale), relief: undefined }),
      path: locale.to(routes.product(product.id)).href,
      image: product.image.src,
    })),
  );

const MEASURES = ['length', 'width', 'height'] as const;

/** UN/CEFACT code of the millimetre. */
const MILLIMETRE = 'MMT';

/** A page's subject, and no `Product`, for which Google asks an offer, a review or a rating. */
export function productFacts(product: ProductIn, path: string, { language, strings }: Locale): Thing {
  const { image, summary, form, facts = [] } = product;
  const measures = form ? MEASURES.map((name) => [name, form[name]] as const) : [];
  const additionalProperty: PropertyValue[] = [
    ...measures.map(([name, value]): PropertyValue => ({
      '@type': 'PropertyValue',
      name: strings.productPage.measures[name],
      value,
      unitCode: MILLIMETRE,
    })),
    ...facts.map(({ label, value, unit }): PropertyValue => ({
      '@type': 'PropertyValue',
      name: label,
      value,
      ...(unit === undefined ? {} : { unitText: unit }),
    })),
  ];
  return {
    '@type': 'Thing',
    '@id': `${addressOf(path, language)}#product`,
    name: productTitle(product),
    image: absoluteUrl(image.src),
    ...(summary === undefined ? {} : { description: summary }),
    ...(additionalProperty.length === 0 ? {} : { additionalProperty }),
  } as const;
}
