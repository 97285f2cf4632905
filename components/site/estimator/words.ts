import { formatsIn } from '@/components/site/shared/measure-formats';
import type { Language } from '@/content/lib/language';
import type { Basis } from '@/content/setting-out/basis';
import { estimate, type Input } from '@/content/setting-out/estimate';
import type { LengthUnit } from '@/content/setting-out/lengths';
import type { CalculatorTexts } from '@/content/strings/calculator';

/** Language and texts of a calculator. */
export type Words = { readonly language: Language; readonly texts: CalculatorTexts };

/** A product that pieces are ordered of, with its name and size. */
export type Sold = { readonly id: string; readonly title: string };

/** Products of a calculator: one, or in the comparison one by the thickness of its block in mm. */
export type SoldProducts = Readonly<Record<string, Sold>>;

/** Id of the calculator's section; `styles/calculator.css` uses it for printing. */
export const SECTION_ID = 'estimator';

/** Formats the size (mm) in a block's name, `100`: with Latin digits in every language, as printed on the goods. */
export const nameSize = (value: number) =>
  new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 }).format(value);

/** Computes the estimate; returns it with everything that results and drawing need. */
export function calculate<Kind extends Basis>(words: Words, input: Input, basis: Kind, unit: LengthUnit) {
  return { words, input, basis, unit, estimate: estimate(input, basis), formats: formatsIn(words, unit) };
}

export type Calculation<Kind extends Basis = Basis> = ReturnType<typeof calculate<Kind>>;

/** Returns the product that is ordered; undefined where the company sells none of the chosen thickness. */
export const soldIn = (products: SoldProducts, { choices }: Input): Sold | undefined =>
  products[choices.block ?? ''];
