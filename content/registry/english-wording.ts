/** What docs/words.md refuses in any English text: what it is, and how it is found. */
const refused: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a blank before a per cent sign', /\d[ \u00a0]%/],
  ['e-mail, which is email', /\be-?mails? program|\b[Ee]-mail/],
  ['steel in brackets', /\brods? \(steel\)/],
  ['whoever, which is “anyone who”', /\b[Ww]hoever\b/],
  ['rests on, which is “based on”', /\b[Rr]ests on\b/],
  ['least for a minimum', /\b[Ll]east (?:order|thickness|number|size)\b/],
  ['alone for “only”', /(?<!\b(?:lift (?:it|one)|stood|read|leave a block) )\balone\b/],
  ['against for “compared with”', /\b[Aa]gainst (?:a|an|the) (?:\d|(?:clay |hollow )?(?:brick|block))/],
  ['in place of, which is “instead of”', /\b[Ii]n place of\b/],
  ['American chequers', /\bcheckered\b/],
  ['a clock of 24 hours in hours of opening', /\b\d{1,2}:\d{2}–\d{1,2}:\d{2}\b/],
  ['a name of a product in another spelling', /\bUNI |I-block/],
  ['by itself, which is “automatically”', /\bby (?:itself|themselves)\b/],
  ['compared to, which is “compared with”', /\b[Cc]ompared to\b/],
  ['a word that has another in the table', /\b(?:lorr(?:y|ies)|rebars?|sq ft|border stones?|mail program)\b/],
  [
    'a word that the site does not use',
    /\b(?:our|the) works\b|takes up|reinforcing bar|[Tt]est report|engineer of the work/,
  ],
];

/** Names what docs/words.md refuses in an English text. */
export const refusedEnglish = (text: string): readonly string[] =>
  refused.flatMap(([what, pattern]) => (pattern.test(text) ? [what] : []));

/** The sentences of an English text that have more words than `most`. A name in quotation marks is one word. */
export const longSentences = (text: string, most: number): readonly string[] =>
  text
    .split(/\n+| \| | "|(?<=[.!?…]["”)*]*)\s+/)
    .filter((one) => [...one.replace(/“[^”]{1,60}”/g, 'name').matchAll(/\S*\p{L}\S*/gu)].length > most);
