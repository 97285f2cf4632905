export { banglaDigits, banglaText, spelledAlike } from './bangla-text';
export { bijoyToUnicode } from './bijoy-to-unicode';
export { bijoyParts } from './bijoy';
export { characterCount, cleanText, showsNothing, withoutInvisible } from './clean-text';
export { formatDay } from './dates';
export { dayIn } from './day-in';
export { excerpt, summary } from './excerpt';
export { type Counted, countIn, countText, fill, inDigits, latinDigits, numberIn, percentIn } from './fill';
export { inSentence } from './in-sentence';
export type { Language } from './language';
export { latinIn } from './latin-parts';
export { type Heading, headingsOf } from './markdown/headings';
export { loadMarkdown } from './markdown/later';
export { articleProblem, MAX_CHARACTERS } from './markdown/limits';
export { nodeText, plainText } from './markdown/plain-text';
export { markdownTree } from './markdown/tree';
export { asTyped, splitAtRanges, together } from './together';
export {
  findIn,
  type FoundPage,
  type SearchAlias,
  type SearchIndex,
  searchOptions,
  titleFirst,
} from './search';
export { inchesOf, lengthsIn, MM_PER_INCH, sizeInInches, sizeInMm } from './size-text';
export { memoize } from './memoize';
export { safeHref } from './safe-href';
export { forStaff, said, staffLanguage } from './staff-language';
export { oneLanguage, type Pair, table, type Texts } from './table';
