import type { Language } from './language';
import { plainText } from './markdown/plain-text';

const EXCERPT = 100;

/** First 100 code points (docs/requirements.md, excerpt); Bangla ends at a word, not inside a conjunct. */
export function excerpt(markdown: string, language: Language) {
  const characters = [...plainText(markdown)];
  if (characters.length <= EXCERPT) return characters.join('');
  const start = characters.slice(0, EXCERPT).join('');
  return language === 'bn' ? cutAtWord(start, 1) : `${start.trimEnd()}…`;
}

/** Length in characters of a page description that search engines show in full. */
const SUMMARY = { min: 70, max: 160 };

/**
 * Returns the first sentences that fit a page description; cuts a longer sentence at a word, with an ellipsis.
 * @param more - follows a text that is too short.
 */
export function summary(markdown: string, more = '') {
  const own = plainText(markdown);
  const text = own.length < SUMMARY.min ? `${own} ${more}`.trim() : own;
  if (text.length <= SUMMARY.max) return text;

  let sentences = '';
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)) {
    if ((sentences + segment).trimEnd().length > SUMMARY.max) break;
    sentences += segment;
  }
  return sentences.trimEnd().length >= SUMMARY.min
    ? sentences.trimEnd()
    : cutAtWord(text.slice(0, SUMMARY.max), SUMMARY.min);
}

/** Cuts a text at its last space; removes one character if that leaves fewer than `min`. */
function cutAtWord(start: string, min: number) {
  const space = start.lastIndexOf(' ');
  const whole = space >= min ? start.slice(0, space) : [...start].slice(0, -1).join('');
  return `${whole.replace(/[\s,;:–-]+$/, '')}…`;
}
