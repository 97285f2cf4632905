import type { Language } from '../../lib/language';
import companies from '../company/data.json' with { type: 'json' };

/** Longest page title, in characters, that search engines show in full. */
export const TITLE_LENGTH = 60;

/** Suffix of every page title. */
export const titleEnd = (brand: string) => ` | ${brand}`;

/** `bn` is optional in the company. */
type Brands = { readonly brand?: string; readonly bn?: { readonly brand?: string } };

const [company]: readonly Brands[] = companies;
const roomBeside = (brand = '') => TITLE_LENGTH - titleEnd(brand).length;

/** Characters that the brand leaves for a page's title, by language. */
export const titleRoom: Readonly<Record<Language, number>> = {
  en: roomBeside(company?.brand),
  bn: roomBeside(company?.bn?.brand ?? company?.brand),
};
