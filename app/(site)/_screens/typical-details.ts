import { type DetailName, detailUnits, type NoteName, type NoteText, typicalDetail } from '@/lib/geometry';
import { pages } from '@/content/entities/pages';
import { getProduct, products } from '@/content/entities/products';
import { productTitle } from '@/content/strings/product-name';
import type { Locale } from '@/content/strings/locale';
import { productIn } from '@/content/strings/product-in';

const page = pages.find(({ id }) => id === 'details');
const named = (page?.products ?? []).flatMap((id) => getProduct(id) ?? []);
const units = new Map(Object.entries(detailUnits(named, products)));
const forms = Object.fromEntries([...units].map(([name, product]) => [name, product?.form]));

/** Draws a detail that the page's record does not leave out; `digits` writes the numbers of its notes. */
export const drawnDetail = (name: DetailName, digits?: (count: number) => string) =>
  page?.details?.includes(name) === false ? undefined : typicalDetail(name, forms, digits);

/** The text of a note in a language: its own, or the title of a product, with the product's id. */
export function noteIn(note: NoteName, locale: Locale): { readonly text: string; readonly id?: string } {
  const product = units.get(note);
  if (product === undefined) return { text: locale.strings.details.notes[note as NoteText] };
  return { text: productTitle(productIn(product, locale)), id: product.id };
}
