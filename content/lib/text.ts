const PUNCTUATION = /[!-/:-@[-`{-~]/g;
/** Escaped punctuation and code wait here, out of reach of the patterns below, until the marks are gone. */
const PRIVATE_USE = 0xe000;
const SHELTERED = /[\uE000-\uE07F]/g;

const ESCAPE_OR_CODE = /\\([!-/:-@[-`{-~])|(?<!`)(`+)(?!`)([^\n]+?)(?<!`)\2(?!`)/g;
const FENCE = /^\s*(?:`{3,}|~{3,})[^`~]*$/;
const RULE_OR_UNDERLINE = /^\s*(?:=+|-+|(?:[-*_]\s*){3,})\s*$/;
const TABLE_DIVIDER = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;
const LINK_DEFINITION = /^\s*\[[^\][]+\]:\s*\S/;
const LINE_MARKS = /^\s*(?:>\s?|(?:[-+*]|\d{1,9}[.)])\s+)*(?:\[[ xX]\]\s+)?/;
const HEADING = /^#{1,6}\s+(.*?)(?:\s+#+)?\s*$/;

const TARGET = String.raw`(?:\((?:[^()]|\([^()]*\))*\)|\[[^\][]*\])`;
const IMAGE = new RegExp(String.raw`!\[[^\][]*\]${TARGET}`, 'g');
const LINK = new RegExp(String.raw`\[([^\][]*)\]${TARGET}`, 'g');
const AUTOLINK = /<((?:https?:|mailto:)[^\s<>]+)>/g;
const EMPHASIS = [
  /\*\*(?=\S)(.+?)(?<=\S)\*\*/gs,
  /(?<!\w)__(?=\S)(.+?)(?<=\S)__(?!\w)/gs,
  /~~(?=\S)(.+?)(?<=\S)~~/gs,
  /\*(?=\S)(.+?)(?<=\S)\*/gs,
  /(?<!\w)_(?=\S)(.+?)(?<=\S)_(?!\w)/gs,
];

/** Markdown as one line of plain text: no marks, no pictures, no link targets. Thin and non-breaking spaces are kept. */
export function plainText(markdown: string) {
  return shelter(markdown.replace(/\r\n?/g, '\n'))
    .split(/\n\s*\n/)
    .map((block) => withoutInlineMarks(withoutLineMarks(block)))
    .join(' ')
    .replace(/[ \t\n]+/g, ' ')
    .trim()
    .replace(SHELTERED, (sign) => String.fromCharCode(sign.charCodeAt(0) - PRIVATE_USE));
}

/**
 * The first `length` characters of the text, and an ellipsis where something was cut (specification section 9).
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

function shelter(markdown: string) {
  const hide = (text: string) =>
    text.replace(PUNCTUATION, (sign) => String.fromCharCode(PRIVATE_USE + sign.charCodeAt(0)));
  return markdown.replace(ESCAPE_OR_CODE, (_, escaped?: string, _ticks?: string, code?: string) =>
    hide(escaped ?? code?.trim() ?? ''),
  );
}

function withoutLineMarks(block: string) {
  const lines = block.split('\n');
  const isTable = lines.some((line) => line.includes('|') && TABLE_DIVIDER.test(line));
  return lines
    .filter((line) => ![FENCE, RULE_OR_UNDERLINE, LINK_DEFINITION].some((pattern) => pattern.test(line)))
    .filter((line) => !isTable || !TABLE_DIVIDER.test(line))
    .map((line) =>
      isTable ? line.replaceAll('|', ' ') : line.replace(LINE_MARKS, '').replace(HEADING, '$1'),
    )
    .map((line) => line.replace(/\\$/, ''))
    .join('\n');
}

function withoutInlineMarks(block: string) {
  const unlinked = block.replace(IMAGE, '').replace(LINK, '$1').replace(AUTOLINK, '$1');
  return EMPHASIS.reduce((text, pattern) => text.replace(pattern, '$1'), unlinked);
}
