import type { Language } from '../../lib/language';
import companies from '../company/data.json' with { type: 'json' };

/** Longest title of a tab, in characters, that search engines show whole. */
export const TITLE_LENGTH = 60;

/** What is behind the title of each page. */
export const titleEnd = (brand: string) => ` | ${brand}`;

/** A company need not have a Bangla version. */
type Brands = { readonly brand?: string; readonly bn?: { readonly brand?: string } };

const [company]: readonly Brands[] = companies;
const roomBeside = (brand = '') => TITLE_LENGTH - titleEnd(brand).length;

/** The characters that the brand leaves for the title of a page. */
export const titleRoom: Readonly<Record<Language, number>> = {
  en: roomBeside(company?.brand),
  bn: roomBeside(company?.bn?.brand ?? company?.brand),
};
