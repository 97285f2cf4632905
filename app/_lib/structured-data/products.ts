import type { Offer, Product as ProductNode, ProductGroup, ProductModel, PropertyValue } from 'schema-dts';
import { company } from '@/content/entities/company';
import type { Product } from '@/content/entities/products';
import { type PriceUnit, pricesOn } from '@/content/entities/products/prices';
import { routes } from '@/content/routes';
import type { Locale } from '@/content/strings/locale';
import { productIn, type ProductIn } from '@/content/strings/product-in';
import { productTitle } from '@/content/strings/product-name';
import { densityOf, massOf } from '@/lib/geometry';
import { shownFile } from '@/lib/pictures';
import { inLanguage } from '@/lib/records';
import { absoluteUrl, addressOf } from '../site-origin';
import { organizationRef } from './organization';
import { itemList } from './pages';

/** List of the products on a page, with their addresses. */
export const productList = (products: readonly Product[], locale: Locale) =>
  itemList(
    products.map((product) => ({
      // Without the relief, which cards show by their picture.
      name: productTitle({ ...productIn(product, locale), relief: undefined }),
      path: locale.to(routes.product(product.id)).href,
      image: shownFile(product.image),
    })),
  );

/** UN/CEFACT codes of units. */
const UNIT = { kilogram: 'KGM', sft: 'FTK', rft: 'LF' } as const;

/** Currency of all prices: schema.org and Google want its code (ISO 4217). */
const CURRENCY = 'BDT';

/**
 * The product as the subject of its page: with a price that holds on the day `today` a `Product` with offers. Without one
 * a `ProductModel`, because Google takes a `Product` only with an offer, a review or a rating.
 */
export function productFacts(
  record: Product,
  path: string,
  locale: Locale,
  today?: string,
): ProductNode | ProductModel {
  const product = productIn(record, locale);
  const offers = pricesOn(product, today).map((price) => offer(price, addressOf(path, locale.language)));
  const { image, summary, category, size, colours = [] } = product;
  const properties = propertiesOf(product, locale);
  const weight = weightOf(product, locale);
  return {
    '@type': offers.length > 0 ? 'Product' : 'ProductModel',
    '@id': `${addressOf(path, locale.language)}#product`,
    name: productTitle(product),
    image: absoluteUrl(shownFile(image)),
    ...(summary !== undefined && { description: summary }),
    brand: { '@type': 'Brand', name: inLanguage(company, locale.language).brand },
    manufacturer: organizationRef,
    category,
    size,
    ...(weight && { weight }),
    ...(colours.length > 0 && { color: colours.map(({ name }) => name).join(', ') }),
    ...(properties.length > 0 && { additionalProperty: properties }),
    isVariantOf: groupOf(record, category, locale),
    ...(offers.length > 0 && { offers }),
  } as const;
}

/** The products of a category, which differ in size. */
const groupOf = ({ category: id }: Product, name: string, { language }: Locale): ProductGroup => ({
  '@type': 'ProductGroup',
  '@id': `${addressOf(routes.products, language)}#${id}`,
  name,
  productGroupID: id,
  variesBy: 'https://schema.org/size',
});

/** The mass of a piece, marked where its density is assumed; undefined without one. */
function weightOf({ form, ...product }: ProductIn, { strings }: Locale) {
  const density = densityOf(product, company.density);
  if (form === undefined || density === undefined) return undefined;
  const value = Math.round(massOf(form, density) * 100) / 100;
  return {
    '@type': 'QuantitativeValue',
    value,
    unitCode: UNIT.kilogram,
    ...(density.source === undefined && { description: strings.quantities.densityAssumed }),
  } as const;
}

/** Measured figures with their method, and other figures. */
function propertiesOf({ measured = [], facts = [] }: ProductIn, { strings }: Locale): PropertyValue[] {
  return [
    ...measured.map(({ kind, value, method }): PropertyValue => {
      const [name, unit] = strings.stated.measured[kind];
      const unitText = unit.replace('{value}', '').trim();
      return {
        '@type': 'PropertyValue',
        name,
        value,
        ...(unitText !== '' && { unitText }),
        measurementMethod: method,
      };
    }),
    ...facts.map(({ label, value, unit }): PropertyValue => ({
      '@type': 'PropertyValue',
      name: label,
      value,
      ...(unit !== undefined && { unitText: unit }),
    })),
  ];
}

type Price = { readonly amount: number; readonly per: PriceUnit; readonly until: string };

/** A price of one piece, or of one unit of area or length. */
const offer = ({ amount, per, until }: Price, url: string): Offer => ({
  '@type': 'Offer',
  url,
  seller: organizationRef,
  priceValidUntil: until,
  priceCurrency: CURRENCY,
  ...(per === 'piece'
    ? { price: amount }
    : {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: amount,
          priceCurrency: CURRENCY,
          referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: UNIT[per] },
        },
      }),
});
