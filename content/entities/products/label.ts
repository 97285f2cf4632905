import { textOf } from '../../lib/text-of';

/** The fields that a product is called by; a draft may hold anything in them. */
type Named = { readonly name?: unknown; readonly category?: unknown; readonly size?: unknown };

/** What a product is called where a name is needed: its own, or category and size for the nameless tiles. */
export const productLabel = ({ name, category, size }: Named) =>
  textOf(name) || [textOf(category), textOf(size)].filter(Boolean).join(', ');

/** Name and size under a picture; a nameless tile by its size. */
export const productCaption = ({ name, size }: Pick<Named, 'name' | 'size'>) =>
  [textOf(name), textOf(size)].filter(Boolean).join(', ');

/** Products of one name differ in size, so a title says both; a nameless tile has its size in its label. */
export const productTitle = (product: Named) =>
  textOf(product.name) === '' ? productLabel(product) : productCaption(product);
