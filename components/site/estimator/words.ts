import { type Language, numberIn } from '@/lib/text';
import type { CalculatorTexts } from '@/content/strings/calculator';

/** Language and texts of a calculator. */
export type Words = { readonly language: Language; readonly texts: CalculatorTexts };

/** A product that pieces are ordered of, with its name and size; without an id, no list can take it. */
export type Sold = { readonly id?: string; readonly title: string };

/** Products of a calculator: one, or in the comparison one by the thickness of its block in mm. */
export type SoldProducts = Readonly<Record<string, Sold>>;

/** Id of the calculator's section; `styles/calculator.css` uses it for printing. */
export const SECTION_ID = 'estimator';

/** Formats the size (mm) in a block's name, `100`: with Latin digits in every language, as printed on the goods. */
export const nameSize = (value: number) => numberIn(value, 'en');
