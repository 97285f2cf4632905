import { ContentError } from '../../lib/content-error';
import { defineCollection } from '../../lib/define-collection';
import { inLanguage, type Language } from '../../lib/language';
import { products, productsInCategory, RANGE_LENGTH } from '../products';
import type { ProductCategory } from '../products/categories';
import { productCaption } from '../products/label';
import { productsOfGalleries, unknownProducts } from '../products/named';
import { galleries as about } from './about';
import records from './data.json' with { type: 'json' };
import { gallerySchema } from './schema';

const FILE = 'content/entities/galleries/data.json';

const galleries = defineCollection({
  file: FILE,
  schema: gallerySchema,
  records,
  idField: about.idField,
  least: about.least,
});

const problems = unknownProducts(productsOfGalleries(galleries), products);
if (problems.length > 0) throw new ContentError(FILE, problems);

/** The studio shots of one category, as many as have room on a page. */
const studioShots = (category: ProductCategory, language: Language) =>
  productsInCategory(category)
    .slice(0, RANGE_LENGTH)
    .map((product) => inLanguage(product, language))
    .map((product) => ({ image: product.image, caption: productCaption(product), product: product.id }));

/** The galleries with the pictures of the products that join them by themselves. */
export const photoGalleryIn = (language: Language) =>
  galleries
    .map((gallery) => inLanguage(gallery, language))
    .map(({ id, name, images, products }) => ({
      id,
      name,
      images: [...images, ...products.flatMap(({ category }) => studioShots(category, language))],
    }));

/** The same in English. */
export const photoGallery = photoGalleryIn('en');

export type PhotoCategory = (typeof photoGallery)[number];
