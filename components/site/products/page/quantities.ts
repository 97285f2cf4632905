import { type Quantities, WALL_JOINT } from '@/content/entities/products/form/quantities';
import type { Form } from '@/content/entities/products/form/schema';
import { fill } from '@/content/lib/fill';
import type { Locale } from '@/content/strings/locale';

export type QuantityRow = { readonly title: string; readonly value: string; readonly how: string };

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const volume = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 });

/** The quantities of a product as a table shows them, each with the way it is found. */
export function quantityRows(form: Form, quantities: Quantities, locale: Locale): readonly QuantityRow[] {
  const { perSquareMetre, perHundredSquareFeet, perMetre, grossLitres, netLitres, openShare } = quantities;
  const texts = locale.strings.quantities;
  const isWall = form.shape === 'extrusion' && form.laying === 'wall';
  const wallHow = {
    length: `${form.length + WALL_JOINT}`,
    height: `${form.height + WALL_JOINT}`,
    joint: `${WALL_JOINT}`,
  };
  const shown = (format: Intl.NumberFormat, value: number) => locale.number(format.format(value));
  const row = (title: string, value: string, how: string): QuantityRow => ({ title, value, how });
  const litres = (value: number) => fill(texts.litres, { volume: shown(volume, value) });
  return [
    perSquareMetre !== undefined &&
      row(
        isWall ? texts.wall : texts.ground,
        shown(number, perSquareMetre),
        isWall ? fill(texts.wallHow, wallHow) : texts.groundHow,
      ),
    perHundredSquareFeet !== undefined &&
      row(texts.squareFeet, locale.number(Math.ceil(perHundredSquareFeet)), texts.squareFeetHow),
    perMetre !== undefined &&
      row(texts.line, shown(number, perMetre * 10), fill(texts.lineHow, { length: `${form.length}` })),
    row(
      texts.volume,
      litres(grossLitres),
      form.shape === 'extrusion' ? texts.volumeOfPlan : texts.volumeOfBox,
    ),
    row(texts.concrete, litres(netLitres), texts.concreteHow),
    openShare >= 0.005 && row(texts.open, shown(percent, openShare), texts.openHow),
  ].filter((entry) => entry !== false);
}
