import { plainText } from './markdown/plain-text';

/**
 * The first `length` characters of the text, and an ellipsis where something was cut (docs/requirements.md, excerpt).
 * Counted in code points, so that no character is split.
 */
export function excerpt(markdown: string, length = 100) {
  const characters = [...plainText(markdown)];
  if (characters.length <= length) return characters.join('');
  return `${characters.slice(0, length).join('').trimEnd()}…`;
}

/** Length in characters of a page description that search engines show whole. */
const SUMMARY = { min: 70, max: 160 };

/** The first sentences that make a page description; a sentence too long for it ends at a word with an ellipsis. */
export function summary(markdown: string) {
  const text = plainText(markdown);
  if (text.length <= SUMMARY.max) return text;

  let sentences = '';
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)) {
    if ((sentences + segment).trimEnd().length > SUMMARY.max) break;
    sentences += segment;
  }
  return sentences.trimEnd().length >= SUMMARY.min ? sentences.trimEnd() : cutAtWord(text);
}

function cutAtWord(text: string) {
  const start = text.slice(0, SUMMARY.max);
  const space = start.lastIndexOf(' ');
  const whole = space >= SUMMARY.min ? start.slice(0, space) : [...start].slice(0, -1).join('');
  return `${whole.replace(/[\s,;:–-]+$/, '')}…`;
}
