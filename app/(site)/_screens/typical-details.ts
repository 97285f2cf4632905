import { type DetailName, typicalDetail, type NoteName, type UnitName } from '@/lib/geometry';
import { getProduct } from '@/content/entities/products';
import { productTitle } from '@/content/strings/product-name';
import type { Locale } from '@/content/strings/locale';
import { productIn } from '@/content/strings/product-in';

/** Ids of the products that typical details are drawn from. */
const unitIds: Readonly<Record<UnitName, string>> = {
  whole: 'hollow-block-190',
  half: 'hollow-block-half',
  kerb: 'kerb-stone-k9',
  edging: 'edging-block',
  channel: 'drain-channel',
  light: 'rectangular-paver-60',
  heavy: 'rectangular-paver-80',
  plank: 'k4-plunk',
};

/** Forms of those products that are sold. */
export const detailUnits = Object.fromEntries(
  Object.entries(unitIds).flatMap(([name, id]) => {
    const form = getProduct(id)?.form;
    return form === undefined ? [] : [[name, form] as const];
  }),
);

/** Draws a detail from the products of the range; `digits` writes the numbers of its notes. */
export const drawnDetail = (name: DetailName, digits?: (count: number) => string) =>
  typicalDetail(name, detailUnits, digits);

/** The text of a note in a language: its own, or the title of a product, with the product's id. */
export function noteIn(note: NoteName, locale: Locale): { readonly text: string; readonly id?: string } {
  if (!isUnit(note)) return { text: locale.strings.details.notes[note] };
  const id = unitIds[note];
  const product = getProduct(id);
  return { text: product === undefined ? id : productTitle(productIn(product, locale)), id };
}

const isUnit = (note: NoteName): note is UnitName => note in unitIds;
