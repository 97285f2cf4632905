import { readFileSync } from 'node:fs';
import { test } from '@playwright/test';
import { blogs } from '../../content/entities/blogs';
import { company } from '../../content/entities/company';
import { photoGalleryIn } from '../../content/entities/galleries';
import { videoGallery } from '../../content/entities/films';
import { home } from '../../content/entities/home';
import { newestNews } from '../../content/entities/news';
import {
  catalogueProducts,
  type Product,
  productCategories,
  productsInCategory,
} from '../../content/entities/products';
import { hasOwnFilm } from '../../content/entities/quality';
import { openVacancies } from '../../content/entities/vacancies';
import { speaksBangla } from '../../content/registry/languages';
import { routes } from '../../content/routes';
import { registry } from '../../content/registry';
import { english } from '../../content/strings/english';
import { productIn } from '../../content/strings/product-in';
import { productName, productTitle } from '../../content/strings/product-name';
import { blockToWall } from '../../lib/geometry';
import { patternsOf, wallBasisOf } from '../../lib/counting';
import { buildDay, inLanguage } from '../../lib/records';
import type { Entity, EntityMeta } from '../../lib/records';

/*
 * Records of the published website by kind: a test names no product, article or person, as every firm has its own. A
 * finder returns nothing where the content has no such record; `needs` then skips the test.
 */

/** Returns what a test needs; skips the test where the content has none. */
export function needs<Found>(found: Found, what: string) {
  test.skip(found === undefined, `The content has no ${what}.`);
  return found as NonNullable<Found>;
}

/** Skips the test where the website is in English alone. */
export const needsBangla = () => test.skip(!speaksBangla, 'The website is not in Bangla.');

/** Reads all records of an entity as they are stored, also those that are not online. */
export const recordsOf = (entity: string) =>
  JSON.parse(readFileSync(`content/entities/${entity}/data.json`, 'utf8')) as readonly Readonly<
    Record<string, unknown>
  >[];

/** Name of a product in English. */
export const nameOf = (product: Product) => productName(productIn(product, english));

/** Name and size of a product in English, as its page, its card and the list call it. */
export const titleOf = (product: Product) => productTitle(productIn(product, english));

/** Finds the first product with a drawing, files and a calculator. */
export const productWithForm = () => catalogueProducts.find(({ form }) => form);

/** Finds the first paver that is laid in every pattern and made in at least two colours. */
export const paverInTwoColours = () =>
  catalogueProducts.find(
    ({ form, colours = [] }) => form && patternsOf(form).length > 1 && colours.length > 1,
  );

/** Finds the first category of at least so many products, with its products. */
export const categoryOf = (count: number) =>
  productCategories
    .map((category) => ({ ...category, products: productsInCategory(category.id) }))
    .find(({ products }) => products.length >= count);

const MARKS = { heading: /^## /m, list: /^(?:- |1\. )/m, picture: /^!\[/m, table: /^\|/m };

/** Finds the first blog post whose English text has a heading, a list, a picture or a table. */
export const articleWith = (part: keyof typeof MARKS) =>
  blogs.find(({ desc }) => MARKS[part].test(desc.en ?? ''));

/** Finds the first gallery of at least so many photos, its products' among them, as it is in English. */
export const galleryOf = (count: number) =>
  photoGalleryIn(english).find(({ images }) => images.length >= count);

/** Finds the first subject of films on the gallery page, as it is in English. */
export const filmSubject = () => inLanguage(videoGallery, 'en').find(({ videos }) => videos.length > 0);

/** Finds the newest news item that links to a story on another website. */
export const outsideStory = () => newestNews.find(({ link }) => link !== undefined);

/** Lists id and English title of all records of an entity, as the studio does. */
export function entriesOf(entity: Entity) {
  const { idField, titleOf: called }: EntityMeta = registry[entity];
  return recordsOf(entity).map((record) => ({ id: String(record[idField]), title: called(record) }));
}

/** Finds the products with one field "Name" in the studio: a product of several colours has more. */
export const plainProducts = () =>
  catalogueProducts.filter(({ name, colours = [] }) => name.en !== '' && colours.length === 0);

/** Whether pages show the whole of a product's picture, with a description. */
export const hasWholePicture = ({ image: { src, alt } }: Product) =>
  alt.en !== '' && !src.startsWith('/images/crops/');

/** Finds the first plain product whose name is in no other's. */
export const plainProduct = () =>
  plainProducts().find(
    ({ name }) => catalogueProducts.filter((other) => other.name.en.includes(name.en)).length === 1,
  );

/** Returns the page of the first vacancy that takes applications. */
export function openVacancy() {
  const [vacancy] = openVacancies(buildDay());
  return vacancy && routes.vacancy(vacancy._id);
}

/** Returns the name of the film on the home page. */
export const filmOfHome = () =>
  company.filmId !== undefined || hasOwnFilm ? inLanguage(home, 'en').whoWeAre.filmTitle : undefined;

/** Finds the first block with cores of which a square metre of wall is laid, with its half. */
export const blockOfMetre = () =>
  catalogueProducts.find(({ form, ...product }) => {
    const sold = form && wallBasisOf({ ...product, form }, catalogueProducts)?.sold;
    const half = catalogueProducts.find(({ id }) => id === sold?.half)?.form;
    if (form?.shape !== 'extrusion' || half?.shape !== 'extrusion' || !form.holes) return false;
    return blockToWall(form, half) !== undefined;
  });
