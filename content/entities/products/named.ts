import { ContentError, type ContentProblem } from '../../lib/content-error';
import { listIn, partOf } from '../../lib/json-value';

/** A reference of a record to a product id. Records may be unvalidated drafts. */
type Naming = { readonly record: unknown; readonly field: string; readonly product: unknown };

type Draft = Readonly<Record<string, unknown>>;

/** Lists references of news and works to products. */
export const productsOfNews = (items: readonly Draft[]): readonly Naming[] =>
  items.flatMap(({ _id, products }) =>
    listIn(products).map((product, index) => ({ record: _id, field: `products.${index}`, product })),
  );

/** Lists references of gallery pictures to products. */
export const productsOfGalleries = (galleries: readonly Draft[]): readonly Naming[] =>
  galleries.flatMap(({ id, images }) =>
    listIn(images).flatMap((row, index) => {
      const product = partOf(row, 'product');
      return product === undefined ? [] : [{ record: id, field: `images.${index}.product`, product }];
    }),
  );

/** Lists references of the blocks of landing pages to products. */
export const productsOfLandingPages = (pages: readonly Draft[]): readonly Naming[] =>
  pages.flatMap(({ id, blocks }) =>
    listIn(blocks).flatMap((block, index) =>
      listIn(partOf(block, 'products')).map((product, place) => ({
        record: id,
        field: `blocks.${index}.products.${place}`,
        product,
      })),
    ),
  );

/** Returns a problem for every reference to an unknown product. */
export function unknownProducts(
  named: readonly Naming[],
  products: readonly { readonly id?: unknown }[],
): (ContentProblem & { readonly id: string })[] {
  const known = new Set(products.map(({ id }) => id));
  return named
    .filter(({ product }) => !known.has(product))
    .map(({ record, field, product }) => ({
      id: String(record),
      record: `"${String(record)}"`,
      field,
      reason: `there is no product "${String(product)}"`,
    }));
}

/** @throws ContentError naming every reference of a file to an unknown product. */
export function requireProducts(file: string, ...[named, products]: Parameters<typeof unknownProducts>) {
  const problems = unknownProducts(named, products);
  if (problems.length > 0) throw new ContentError(file, problems);
}
