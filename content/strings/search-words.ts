import type { Language, SearchAlias } from '../../lib/text';

/** Inches by which a block is asked for, and its width in mm; 6 and 8 include a joint of 10 mm. */
const BLOCK_INCHES = { 4: 100, 6: 140, 8: 190 } as const;

/** Aliases of the blocks with those widths: `8 inch block`, `8-inch hollow blocks`, `8" block`, `৮ ইঞ্চি ব্লক`. */
const blocksByInch = (inch: string, block: string, name: string): readonly SearchAlias[] =>
  Object.entries(BLOCK_INCHES).map(([inches, width]) => [
    `(?<!\\d)${inches}(?:[- ]?(?:${inch})[- ]?|["″] ?)(?:${block})`,
    `${name} 390 ${width} 190 mm`,
  ]);

/** Search aliases (docs/glossary-bn.md), longest first; Bangla pages also have their English title. */
export const searchWords: Readonly<Record<Language, readonly SearchAlias[]>> = {
  en: [
    ...blocksByInch('inch(?:es)?|in\\.?', '(?:(?:hollow|concrete|cement) ?)?blocks?', 'hollow block'),
    ['cinder blocks?|cmu', 'hollow block'],
    ['parking tiles?|paving stones?|interlocking tiles?', 'paver'],
    ['curb ?stones?|curbs?|kerbstones?', 'kerb'],
    ['driveways?', 'drive'],
    ['compound walls?', 'boundary wall'],
    ['grass pavers?', 'erosion control block'],
  ],
  bn: [
    ...blocksByInch(
      'ইঞ্চির?|inch(?:es)?|in\\.?',
      '(?:(?:হলো|হোলো|hollow|hollo|holo) ?)?(?:ব্লক[\\p{L}\\p{M}]*|blocks?|bloks?)',
      'হলো ব্লক',
    ),
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
