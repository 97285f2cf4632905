import { products } from '../content/entities/products';
import { hasBanglaPage, type PublicPage, publicPages } from '../content/pages/public-pages';
import { inBangla, routes } from '../content/routes';

const leftOut = new Set<string>(['list', 'files', 'compare', 'details', 'commonWalls']);
const drawn = new Set(products.flatMap(({ id, form }) => (form ? routes.product(id) : [])));

/** Finds an example of a kind of page: the first one; of products, the first with a drawing. */
export function pageOf(kind: PublicPage['route']) {
  const paths = publicPages.flatMap(({ route, path }) => (route === kind ? path : []));
  return paths.find((path) => drawn.has(path)) ?? paths[0];
}

/** A public page of most kinds, for checks too costly for all: not of the list, comparison, details and walls. */
export const pageKinds = [...new Set(publicPages.map(({ route }) => route))].flatMap(
  (kind) => (leftOut.has(kind) ? undefined : pageOf(kind)) ?? [],
);

/** Their Bangla pages. */
export const banglaPageKinds = pageKinds.filter(hasBanglaPage).map(inBangla);
