import { inLanguage, type TextPair } from '../../../lib/records';
import type { Language } from '../../../lib/text';
import companies from '../company/data.json' with { type: 'json' };

/** Longest page title, in characters, that search engines show in full. */
export const TITLE_LENGTH = 60;

/** Suffix of every page title. */
export const titleEnd = (brand: string) => ` | ${brand}`;

const [{ brand } = { brand: { en: '' } }]: readonly { readonly brand: TextPair }[] = companies;
const roomBeside = (brand: string) => TITLE_LENGTH - titleEnd(brand).length;

/** Characters that the brand leaves for a page's title, by language. */
export const titleRoom: Readonly<Record<Language, number>> = {
  en: roomBeside(inLanguage(brand, 'en')),
  bn: roomBeside(inLanguage(brand, 'bn')),
};
