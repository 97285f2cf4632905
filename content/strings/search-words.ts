import { inLanguage } from '../../lib/records';
import { banglaText, latinDigits, type Language, MM_PER_INCH, type SearchAlias } from '../../lib/text';
import { WALL_JOINT } from '../../lib/geometry';
import type { Category } from '../entities/categories';
import { type Product, productCategories, products } from '../entities/products';

/** Inches by which a width may miss a whole number and still be called by it. */
const NEAR = 0.2;

/** Inches and millimetres by which a block is asked for, and words for any block, as regular expressions. */
const BLOCKS = {
  en: ['inch(?:es)?|in\\.?', 'mm', 'blocks?'],
  bn: ['ইঞ্চির?|inch(?:es)?|in\\.?', 'mm|মিমি', '(?:ব্লক[\\p{L}\\p{M}]*|blocks?|bloks?)'],
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
    const [unit, millimetres, block] = BLOCKS[language];
    if (form?.shape !== 'extrusion' || form.laying !== 'wall' || !new RegExp(block, 'iu').test(name))
      return [];
    const inches = [form.width, form.width + WALL_JOINT]
      .map((width) => width / MM_PER_INCH)
      .find((width) => Math.abs(width - Math.round(width)) < NEAR);
    // The block may be called by its name or by its material.
    const kinds = [patternOf(name.replace(new RegExp(` ?${block}.*`, 'iu'), '')), 'concrete', 'cement'];
    const called = `(?:(?:${kinds.filter(Boolean).join('|')}) ?)?${block}`;
    // Alone, a width is asked for as that of a block; with more words it may be another thing's.
    const widths = [`^${form.width} ?(?:${millimetres})(?: ?${called})?$`];
    if (inches !== undefined) widths.push(`${Math.round(inches)}(?:[- ]?(?:${unit})[- ]?|["″] ?)${called}`);
    return widths.map((typed) => [typed, `${name.toLowerCase()} ${size.replace(/[\s×]+/g, ' ')}`]);
  });

/** What people call a category or product that is on the website. */
const ownWords = [...productCategories, ...products];

/** Search aliases (docs/glossary-bn.md), longest first; Bangla pages also have their English title. */
export const searchWords: Readonly<Record<Language, readonly SearchAlias[]>> = {
  en: [
    ...aliasesOf('en', ownWords),
    ...blocksByInch('en', products),
    ['driveways?', 'drive'],
    ['(?:compound|boundry) walls?', 'boundary wall'],
    [
      '(?:tele)?(?:phone|fon)s?(?: (?:no|numbers?))?|(?:mobile|contact) numbers?|e-?mail(?: address)?|address',
      'contact',
    ],
    ['psi|mpa|comp?ress?ive? strenght|strenght?h?', 'strength'],
    ['fire ratings?|fire ?proof', 'fire resistance'],
    ['(?:test |quality )?(?:reports?|certificates?)', 'quality'],
    ['brochures?|catalog(?:ue)?s?|data ?sheets?|(?:auto ?)?cad(?: files?)?|dwg|dxf', 'product downloads'],
    ['how many blocks?|(?:block |brick |wall )?(?:calculator|estimator)s?', 'key product'],
    ['absorbtion', 'absorption'],
    ['job circulars?', 'job'],
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
    ['রাজমিস্ত্রি', 'মিস্ত্রি'],
    ['মিমি', 'mm'],
    ['চাকুরি|chakri|jobs?', 'চাকরি'],
    ['(?:দর|রেট)(?=\\s|$)|মূল্য|price|dam|rate', 'দাম'],
    ['(?:টেলি)?ফোন(?: নম্বর| নাম্বার)?|মোবাইল(?: নম্বর| নাম্বার)?|ইমেইল|ই-মেইল|phone|mobile|email', 'যোগাযোগ'],
    ['ক্যাটালগ|ব্রোশিওর|ব্রোশার|ডেটা ?শিট|ক্যাড|catalog(?:ue)?|brochure|cad|dxf', 'সব পণ্যের ফাইল'],
    ['পিএসআই|psi|mpa|(?:কম্প্রেসিভ )?স্ট্রেংথ', 'চাপ সহনক্ষমতা'],
    ['ফ্যাক্টরি|factory', 'কারখানা'],
    ['(?:কত|কয়টা|কয়টি) (?:ব্লক|ইট)(?: লাগবে| লাগে)?|ক্যালকুলেটর|calculator', 'মূল পণ্যের তথ্য'],
    ['কে ?(\\d)', 'k$1'],
    ['বালি', 'বালু'],
    ['নোনা', 'লবণ'],
    ['আমাদের সম্পর্কে|about(?: us)?', 'আমাদের কথা'],
    ['পরিবেশ ?বান্ধব', 'সবুজ'],
    ['কাঠকয়লা|charcoal', 'চারকোল'],
    ['গেরুয়া|ochre', 'হলদে-বাদামি'],
    ['সিমেন্টের ব্লক', 'কংক্রিট ব্লক'],
    ['(?:লাল|পোড়া|পোড়ানো|মাটির) ইট', 'পোড়ামাটির ইট'],
    ['জয়েন্ট|joints?', 'জোড়া'],
  ],
};
