import { type Quantities, WALL_JOINT } from '@/content/entities/products/form/quantities';
import type { Form } from '@/content/entities/products/form/schema';
import { fill, percentIn } from '@/content/lib/fill';
import type { Locale } from '@/content/strings/locale';

export type QuantityRow = { readonly title: string; readonly value: string; readonly how: string };

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const volume = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** The quantities of a product as a table shows them, each with the way it is found. */
export function quantityRows(form: Form, quantities: Quantities, locale: Locale): readonly QuantityRow[] {
  const { perSquareMetre, perHundredSquareFeet, perMetre, grossLitres, netLitres, openShare } = quantities;
  const texts = locale.strings.quantities;
  const isWall = form.shape === 'extrusion' && form.laying === 'wall';
  const wallHow = {
    length: form.length + WALL_JOINT,
    height: form.height + WALL_JOINT,
    joint: WALL_JOINT,
  };
  const shown = (format: Intl.NumberFormat, value: number) => locale.number(format.format(value));
  const row = (title: string, value: string, how: string): QuantityRow => ({ title, value, how });
  const litres = (value: number) => fill(texts.litres, { volume: shown(volume, value) });
  // Equal volumes are one line.
  const isSolid = litres(grossLitres) === litres(netLitres);
  const isBox = form.shape !== 'extrusion' || form.outline === 'grid';
  const volumeHow = isBox ? texts.volumeOfBox : texts.volumeOfPlan;
  return [
    perSquareMetre !== undefined &&
      row(
        isWall ? texts.wall : texts.ground,
        shown(number, perSquareMetre),
        isWall ? locale.fill(texts.wallHow, wallHow) : texts.groundHow,
      ),
    perHundredSquareFeet !== undefined &&
      row(texts.squareFeet, locale.number(Math.ceil(perHundredSquareFeet)), texts.squareFeetHow),
    perMetre !== undefined &&
      row(texts.line, shown(number, perMetre * 10), locale.fill(texts.lineHow, { length: form.length })),
    !isSolid && row(texts.volume, litres(grossLitres), volumeHow),
    row(texts.concrete, litres(netLitres), isSolid ? volumeHow : texts.concreteHow),
    openShare !== undefined &&
      row(texts.open, percentIn(Math.round(openShare * 100), locale.language), texts.openHow),
  ].filter((entry) => entry !== false);
}
