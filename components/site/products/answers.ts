import { company } from '@/content/entities/company';
import { type Product, products } from '@/content/entities/products';
import { pricesOn } from '@/content/entities/products/prices';
import type { Locale } from '@/content/strings/locale';
import type { ProductIn } from '@/content/strings/product-in';
import { type Example, EXAMPLE_LINE, EXAMPLE_WALL, exampleOf, loadOf, type WallInFeet } from '@/lib/counting';
import { capital } from '@/lib/records';
import { countIn, fill, together } from '@/lib/text';

const hundredths = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** Writes a mass in kg: `9.9 kg`. */
export const massIn = (kilograms: number, { strings, number }: Locale) =>
  fill(strings.quantities.kilograms, { mass: number(hundredths.format(kilograms)) });

/** Writes a wall by its sides: `10 × 10 ft`. */
export const wallIn = ([length, height]: WallInFeet, { strings, fill: filled }: Locale) =>
  filled(strings.answers.wall, { length, height });

/** Writes the line of the examples: `100 ft`. */
export const lineIn = ({ strings, fill: filled }: Locale) =>
  filled(strings.answers.feet, { length: EXAMPLE_LINE });

/** What buyers call a category or product, in a language, and whether the names are a sample. */
type Called = { readonly alsoCalled?: readonly string[] | undefined; readonly sample?: string | undefined };

/** Returns what buyers call a category or product, in a sentence; undefined where nothing is stated. */
export function calledText({ alsoCalled = [], sample }: Called, locale: Locale) {
  if (alsoCalled.length === 0) return undefined;
  const { called, calledSample } = locale.strings.answers;
  const text = sample === 'yes' ? calledSample : called;
  return together(locale.fill(text, { names: alsoCalled.join(', ') }));
}

/** Returns the same names alone, for a table. */
export const calledNames = ({ alsoCalled = [], sample }: Called, { fill: filled, strings }: Locale) =>
  together(
    sample === 'yes' && alsoCalled.length > 0
      ? filled(strings.answers.namesSample, { names: alsoCalled.join(', ') })
      : alsoCalled.join(', '),
  );

function takesText({ kind, pieces, thicknessIn }: Example, locale: Locale) {
  const values = {
    count: countIn(pieces, locale.language),
    size: wallIn(EXAMPLE_WALL, locale),
    length: lineIn(locale),
    ...(thicknessIn !== undefined && { thickness: thicknessIn }),
  };
  return locale.fill(locale.strings.answers.takes[kind], values);
}

/**
 * Answers in a sentence how many of a product an example takes, and what one weighs: “A wall of 10 × 10 ft takes 113 of
 * these; one weighs about 9.9 kg.” Undefined where neither is known.
 */
export function answerOf(product: Pick<Product, 'id' | 'size' | 'form' | 'density'>, locale: Locale) {
  const { form } = product;
  const { answers } = locale.strings;
  const example = form && exampleOf({ ...product, form }, products);
  const { mass } = loadOf({ form, density: product.density }, company.density);
  const takes = example && takesText(example, locale);
  const weighs = mass && locale.fill(answers.weighs, { mass: massIn(mass, locale) });
  if (takes && weighs) return locale.fill(answers.both, { takes, weighs });
  const sentence = takes ?? weighs;
  return sentence ? locale.fill(answers.one, { sentence: capital(sentence) }) : undefined;
}

/**
 * Returns the prices of a product that are valid today, each written as `text`, the amount with its unit, and as
 * `sentence`, with what it includes and its last day.
 */
export function pricesIn(product: Pick<ProductIn, 'prices'>, { strings, fill: filled, number, day }: Locale) {
  const { stated, including, until } = strings.answers.price;
  return pricesOn(product).map((price) => {
    const { amount, per, note } = price;
    const text = filled(stated[per], { amount: number(amount.toLocaleString('en-IN')) });
    const whole = note === undefined ? text : filled(including, { price: text, note });
    return { ...price, text, sentence: filled(until, { price: whole, day: day(price.until) }) };
  });
}
