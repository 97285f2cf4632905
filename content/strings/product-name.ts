import { textOf } from '../../lib/records';

/** Fields of a product's label; in a draft they may hold any value. */
type Named = { readonly name?: unknown; readonly category?: unknown; readonly size?: unknown };

/** Label of a product: its name, or category and size for nameless tiles. */
export const productLabel = ({ name, category, size }: Named) =>
  textOf(name) || [textOf(category), textOf(size)].filter(Boolean).join(', ');

/** A product whose `relief` is in the words of a language (`productIn`); it distinguishes tiles of one category. */
type Raised = Named & { readonly relief?: string | undefined };

/** Name on a product's page: its name or, for a nameless tile, its category; for tiles with the relief. */
export const productName = ({ name, category, relief }: Raised) =>
  [textOf(name) || textOf(category), textOf(relief)].filter(Boolean).join(', ');

/** Name and size, because products of one name differ in size. */
export const productTitle = (product: Raised) =>
  [productName(product), textOf(product.size)].filter(Boolean).join(', ');
