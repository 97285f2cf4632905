import { defineCollection } from '../../lib/define-collection';
import { productsInCategory } from '../products';
import type { ProductCategory } from '../products/categories';
import { productCaption } from '../products/label';
import { galleries as about } from './about';
import records from './data.json' with { type: 'json' };
import { gallerySchema } from './schema';

const galleries = defineCollection({
  file: 'content/entities/galleries/data.json',
  schema: gallerySchema,
  records,
  idField: about.idField,
  least: about.least,
});

/** The studio shots of one category. */
const studioShots = (category: ProductCategory) =>
  productsInCategory(category).map((product) => ({ image: product.image, caption: productCaption(product) }));

/** The galleries with the pictures of the products that join them by themselves. */
export const photoGallery = galleries.map(({ id, name, images, products }) => ({
  id,
  name,
  images: [...images, ...products.flatMap(({ category }) => studioShots(category))],
}));

export type PhotoCategory = (typeof photoGallery)[number];
