import { textOf } from '../../lib/json-value';

/** The fields that a product is called by; a draft may hold anything in them. */
type Named = { readonly name?: unknown; readonly category?: unknown; readonly size?: unknown };

/** What a product is called where a name is needed: its own, or category and size for the nameless tiles. */
export const productLabel = ({ name, category, size }: Named) =>
  textOf(name) || [textOf(category), textOf(size)].filter(Boolean).join(', ');

/** The relief of a tile in the words of a language (`productIn`), which tells tiles of one category apart. */
type Raised = Named & { readonly relief?: string | undefined };

/** The name on a product's own page: its name or, of a nameless tile, its category; a tile with its relief. */
export const productName = ({ name, category, relief }: Raised) =>
  [textOf(name) || textOf(category), textOf(relief)].filter(Boolean).join(', ');

/** Products of one name differ in size, so a title says both. */
export const productTitle = (product: Raised) =>
  [productName(product), textOf(product.size)].filter(Boolean).join(', ');
