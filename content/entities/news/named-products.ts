import type { ContentProblem } from '../../lib/content-error';

type Naming = { readonly _id?: unknown; readonly products?: unknown };

/** Every product that a news item names and that does not exist. Items and products may be drafts that hold anything. */
export function unknownProducts(
  items: readonly Naming[],
  products: readonly { readonly id?: unknown }[],
): (ContentProblem & { readonly id: string })[] {
  const known = new Set(products.map(({ id }) => id));
  return items.flatMap(({ _id, products: named }) =>
    (Array.isArray(named) ? named : []).flatMap((product: unknown, index) =>
      known.has(product)
        ? []
        : [
            {
              id: String(_id),
              record: `"${String(_id)}"`,
              field: `products.${index}`,
              reason: `there is no product "${String(product)}"`,
            },
          ],
    ),
  );
}
