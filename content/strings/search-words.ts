import { inLanguage } from '../../lib/records';
import { type Language, MM_PER_INCH, type SearchAlias } from '../../lib/text';
import { WALL_JOINT } from '../../lib/geometry';
import { type Product, products } from '../entities/products';

/** Inches by which a width may miss a whole number and still be called by it. */
const NEAR = 0.2;

/** Words behind the inches by which a block is asked for, as regular expressions: the unit, and the block. */
const BLOCKS = {
  en: ['inch(?:es)?|in\\.?', '(?:(?:hollow|concrete|cement) ?)?blocks?'],
  bn: [
    'ইঞ্চির?|inch(?:es)?|in\\.?',
    '(?:(?:হলো|হোলো|hollow|hollo|holo) ?)?(?:ব্লক[\\p{L}\\p{M}]*|blocks?|bloks?)',
  ],
} as const;

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
    const typed = `(?<!\\d)${Math.round(inches)}(?:[- ]?(?:${unit})[- ]?|["″] ?)(?:${block})`;
    return [[typed, `${name.toLowerCase()} ${size.replace(/[\s×]+/g, ' ')}`]];
  });

/** A block with a grid of openings, in which grass grows. */
const grid = products.find(({ form }) => form?.shape === 'extrusion' && form.outline === 'grid');

/** Search aliases (docs/glossary-bn.md), longest first; Bangla pages also have their English title. */
export const searchWords: Readonly<Record<Language, readonly SearchAlias[]>> = {
  en: [
    ...blocksByInch('en', products),
    ['cinder blocks?|cmu', 'hollow block'],
    ['parking tiles?|paving stones?|interlocking tiles?', 'paver'],
    ['curb ?stones?|curbs?|kerbstones?', 'kerb'],
    ['driveways?', 'drive'],
    ['compound walls?', 'boundary wall'],
    ...(grid === undefined ? [] : [['grass pavers?', grid.name.en.toLowerCase()] as const]),
  ],
  bn: [
    ...blocksByInch('bn', products),
    ['পার্কিং টাইলস?|ইন্টারলকিং টাইলস?|parking tiles?|paving tiles?', 'পেভার'],
    ['সীমানা (?:প্রাচীর|দেয়াল|দেওয়াল)|সীমানাদেয়াল|বাউন্ডারি(?: ওয়াল)?|প্রাচীর|boundary(?: wall)?', 'সীমানাপ্রাচীর'],
    ['সিসি ব্লক|গ্রাস ব্লক|cc blocks?|grass (?:blocks?|pavers?)', 'গ্রিড ব্লক'],
    ['হলোব্লক|হোলো ?ব্লক|(?:hollow|hollo|holo) ?(?:blocks?|bloks?)', 'হলো ব্লক'],
    ['ব্লক ইট|কংক্রিটের ইট', 'কংক্রিট ইট'],
    ['ড্রাইভ ওয়ে|গাড়িপথ|driveways?', 'ড্রাইভওয়ে'],
    ['স্কয়ার ফি?ট|স্কয়ার ফুট|sq\\.? ?ft|sft', 'বর্গফুট'],
    ['কার্বস্টোন|কার্ব ষ্টোন|(?:kerb|curb) ?stones?|kerbs?|curbs?', 'কার্ব স্টোন'],
    ['দেওয়াল|deyal|deoal|walls?', 'দেয়াল'],
    ['মর্টার|mortar', 'মসলা'],
    ['ব্রিকস|ব্রিক|bricks?|it|eet', 'ইট'],
    ['টাইলস|tiles?', 'টাইল'],
    ['ব্লকস(?=\\s|$)|blocks?|bloks?', 'ব্লক'],
    ['পেভারস|pavers?', 'পেভার'],
    ['মিস্ত্রী', 'মিস্ত্রি'],
    ['মিমি', 'mm'],
    ['চাকুরি|চাকুরী|chakri|jobs?', 'চাকরি'],
    ['দর(?=\\s|$)|মূল্য|price|dam|rate', 'দাম'],
    ['কাঠকয়লা|charcoal', 'চারকোল'],
    ['গেরুয়া|ochre', 'হলদে-বাদামি'],
    ['সিমেন্টের ব্লক', 'কংক্রিট ব্লক'],
  ],
};
