import { inLanguage } from '../../lib/records';
import { banglaText, latinDigits, type Language, MM_PER_INCH, type SearchAlias } from '../../lib/text';
import { WALL_JOINT } from '../../lib/geometry';
import type { Category } from '../entities/categories';
import { type Product, productCategories, products } from '../entities/products';

/** Inches by which a width may miss a whole number and still be called by it. */
const NEAR = 0.2;

/** Units behind the inches by which a block is asked for, and words for any block, as regular expressions. */
const BLOCKS = {
  en: ['inch(?:es)?|in\\.?', 'blocks?'],
  bn: ['ইঞ্চির?|inch(?:es)?|in\\.?', '(?:ব্লক[\\p{L}\\p{M}]*|blocks?|bloks?)'],
} as const;

/** The form in which the search compares words. */
const compared = (word: string) => banglaText(latinDigits(word.toLowerCase())).normalize('NFC');

/** A word as typed, as a regular expression: with or without hyphens, and in Latin letters in the plural, too. */
const patternOf = (typed: string) => {
  const pattern = compared(typed)
    .replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replace(/[\s-]+/g, '[ -]?');
  return /[a-z]$/.test(pattern) ? `${pattern}s?` : pattern;
};

/** Aliases of categories and products by their records, longest first. A word with the website's own word needs none. */
export const aliasesOf = (
  language: Language,
  records: readonly Pick<Category | Product, 'words'>[],
): readonly SearchAlias[] =>
  records
    .flatMap(({ words = [] }) => words)
    .flatMap(({ typed, word }) => {
      const own = compared(inLanguage(word, language));
      return typed
        .filter((one) => !` ${compared(one)} `.includes(` ${own} `))
        .map((one) => [one, own] as const);
    })
    .toSorted(([a], [b]) => b.length - a.length)
    .map(([typed, own]) => [patternOf(typed), own]);

/**
 * Aliases of a range's blocks by their width in inches: `8-inch hollow blocks`, `8" block`, `৮ ইঞ্চি ব্লক`. 100 mm are 4
 * inches; 140 and 190 mm are 6 and 8 with a joint of 10 mm.
 */
export const blocksByInch = (language: Language, range: readonly Product[]) =>
  range.flatMap((product): SearchAlias[] => {
    const { name, size, form } = inLanguage(product, language);
    const [unit, block] = BLOCKS[language];
    if (form?.shape !== 'extrusion' || form.laying !== 'wall' || !new RegExp(block, 'iu').test(name))
      return [];
    const inches = [form.width, form.width + WALL_JOINT]
      .map((width) => width / MM_PER_INCH)
      .find((width) => Math.abs(width - Math.round(width)) < NEAR);
    if (inches === undefined) return [];
    // The block may be called by its name or by its material.
    const kinds = [patternOf(name.replace(new RegExp(` ?${block}.*`, 'iu'), '')), 'concrete', 'cement'];
    const called = `(?:(?:${kinds.filter(Boolean).join('|')}) ?)?${block}`;
    const typed = `(?<!\\d)${Math.round(inches)}(?:[- ]?(?:${unit})[- ]?|["″] ?)${called}`;
    return [[typed, `${name.toLowerCase()} ${size.replace(/[\s×]+/g, ' ')}`]];
  });

/** What people call a category or product that is on the website. */
const ownWords = [...productCategories, ...products];

/** Search aliases (docs/glossary-bn.md), longest first; Bangla pages also have their English title. */
export const searchWords: Readonly<Record<Language, readonly SearchAlias[]>> = {
  en: [
    ...aliasesOf('en', ownWords),
    ...blocksByInch('en', products),
    ['driveways?', 'drive'],
    ['compound walls?', 'boundary wall'],
  ],
  bn: [
    ...aliasesOf('bn', ownWords),
    ...blocksByInch('bn', products),
    ['সীমানা (?:প্রাচীর|দেয়াল|দেওয়াল)|সীমানাদেয়াল|বাউন্ডারি(?: ওয়াল)?|প্রাচীর|boundary(?: wall)?', 'সীমানাপ্রাচীর'],
    ['ড্রাইভ ওয়ে|গাড়িপথ|driveways?', 'ড্রাইভওয়ে'],
    ['স্কয়ার ফি?ট|স্কয়ার ফুট|sq\\.? ?ft|sft', 'বর্গফুট'],
    ['দেওয়াল|deyal|deoal|walls?', 'দেয়াল'],
    ['মর্টার|mortar', 'মসলা'],
    ['ব্রিকস|ব্রিক|bricks?|it|eet', 'ইট'],
    ['টাইলস|tiles?', 'টাইল'],
    ['ব্লকস(?=\\s|$)|blocks?|bloks?', 'ব্লক'],
    ['মিস্ত্রী', 'মিস্ত্রি'],
    ['মিমি', 'mm'],
    ['চাকুরি|চাকুরী|chakri|jobs?', 'চাকরি'],
    ['দর(?=\\s|$)|মূল্য|price|dam|rate', 'দাম'],
    ['কাঠকয়লা|charcoal', 'চারকোল'],
    ['গেরুয়া|ochre', 'হলদে-বাদামি'],
    ['সিমেন্টের ব্লক', 'কংক্রিট ব্লক'],
  ],
};
