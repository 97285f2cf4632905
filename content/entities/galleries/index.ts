import { inLanguage } from '../../../lib/records';
import type { Locale } from '../../strings/locale';
import { productIn } from '../../strings/product-in';
import { categories } from '../categories';
import { products, productsInCategory, RANGE_LENGTH } from '../products';
import { productTitle } from '../../strings/product-name';
import { publishedRecords, requireRecords } from '../../registry/published';
import records from './data.json' with { type: 'json' };
import { recordSchema } from './schema';

const galleries = publishedRecords('galleries', recordSchema, records);

requireRecords('galleries', recordSchema, galleries, { products, categories });

/** Product pictures of one category, limited to the length of one page. */
const studioShots = (category: string, locale: Locale) =>
  productsInCategory(category)
    .slice(0, RANGE_LENGTH)
    .map((product) => productIn(product, locale))
    .map((product) => ({ image: product.image, caption: productTitle(product), product: product.id }));

/** Galleries in a language, each followed by the pictures of its product categories. */
export const photoGalleryIn = (locale: Locale) =>
  galleries
    .map((gallery) => inLanguage(gallery, locale.language))
    .map(({ id, name, images, products }) => ({
      id,
      name,
      images: [...images, ...products.flatMap(({ category }) => studioShots(category, locale))],
    }));

export type PhotoCategory = ReturnType<typeof photoGalleryIn>[number];
