import type { statedFields } from '@/content/entities/products/stated';
import { buildDay } from '@/lib/records';
import { countIn } from '@/lib/text';
import type { Locale } from '@/content/strings/locale';
import type { ProductIn } from '@/content/strings/product-in';
import type { QuantityRow } from './quantities';

/** Pounds per square inch of 1 MPa (an inch is exactly 25.4 mm, a pound-force 4.4482216 N). */
const PSI = 145.038;

type Stated = Pick<ProductIn, keyof typeof statedFields | 'facts'>;

/** What is stated of a product beyond its geometry; of declarations, those valid on the day `today`. */
export function statedRows(product: Stated, locale: Locale, today = buildDay()): readonly QuantityRow[] {
  const { measured = [], facts = [], colours = [], standards = [], declarations = [] } = product;
  const { strengthClass, toleranceClass, chamfer, supply = {} } = product;
  const texts = locale.strings.stated;
  const [chamferTitle = '', chamferUnit = ''] = texts.chamfer;
  const { fill, day: dayOf } = locale;
  const count = (value: number) => countIn(value, locale.language);
  const valueIn = (text: string, value: number) => fill(text, { value: count(value) });
  return [
    ...measured.map(({ kind, value, condition, method, laboratory, day, report }) => {
      const [name, unit] = texts.measured[kind];
      const psi = fill(texts.psi, { value: count(Math.round((value * PSI) / 10) * 10) });
      const test = fill(texts.test, { method, laboratory, day: dayOf(day) });
      return {
        title: condition === undefined ? name : `${name}, ${condition}`,
        value: valueIn(unit, value),
        how: kind === 'strength' ? `${psi}; ${test}` : test,
        ...(report !== undefined && { link: { href: report, name: texts.report } }),
      };
    }),
    ...facts.map(({ label, value, unit, source }) => ({
      title: label,
      value: unit === undefined ? value : `${value}\u00a0${unit}`,
      how: fill(texts.source, { source }),
    })),
    ...rowOf(texts.strengthClass, strengthClass),
    ...rowOf(texts.toleranceClass, toleranceClass),
    ...rowOf(chamferTitle, chamfer && valueIn(chamferUnit, chamfer)),
    ...rowOf(
      texts.colours,
      colours.map(({ name, sample }) => (sample === undefined ? name : `${name} (${sample})`)).join(', '),
    ),
    ...standards.map((value) => ({ title: texts.standard, value, how: '' })),
    ...declarations
      .filter(({ until = today }) => today <= until)
      .map(({ kind, number, day, until, address }) => ({
        title: texts.declarations[kind],
        value: number,
        how: fill(until === undefined ? texts.issued : texts.valid, {
          day: dayOf(day),
          ...(until !== undefined && { until: dayOf(until) }),
        }),
        ...(address !== undefined && { link: { href: address, name: texts.document } }),
      })),
    ...(['perPallet', 'palletMass', 'leastOrder', 'days'] as const).flatMap((key) => {
      const [title = '', unit = ''] = texts[key];
      const value = supply[key];
      return rowOf(title, value && valueIn(unit, value));
    }),
  ];
}

/** A row of a value without a source; none where it is not set. */
const rowOf = (title: string, value: string | number | undefined): readonly QuantityRow[] =>
  value ? [{ title, value: String(value), how: '' }] : [];
