/** Parts of a Bangla text that are printed in Latin, each with its reason. */
const PRINTED = [
  // Web and e-mail addresses, as typed.
  /(?:https?:\/\/|(?<![A-Za-z\d])www\.)\S+|[\w.+-]+@[\w.-]+\w|(?:[A-Za-z\d-]+\.)+[A-Za-z]{2,}(?:\/\S*)?/,
  // Placeholders of the website: {products}.
  /\{\w+\}/,
  // Telephone numbers, as dialled.
  /\+\d[\d -]*\d|(?<!\d)0\d[\d -]{6,}\d/,
  // Sizes, as printed on the goods: 390 × 190 × 100 mm, 15.4″.
  /\d[\d.,]*(?:\s?[×–]\s?\d[\d.,]*)*\s?(?:mm(?![A-Za-z\d])|″)/,
];
/** Codes and standards, as printed: K9, ASTM C140, EN 1338, BNBC 2020, BDS EN 771-3. */
const CODE = /(?<![A-Za-z\d])[A-Z][A-Z0-9]*(?:[ -](?=[A-Z]*\d)[A-Z0-9]+)*(?![A-Za-z\d])/;

/** Matches what is printed in Latin in any text, other than codes, which single letters of Bijoy resemble. */
export const PRINTED_PART = new RegExp(PRINTED.map(({ source }) => source).join('|'), 'g');
const LATIN_PART = new RegExp([...PRINTED, CODE].map(({ source }) => source).join('|'), 'g');
const WORD = /\p{Script=Latin}[\p{Script=Latin}'’-]*/gu;
/** Latin words with the numbers that belong to them: Windows 11, Office365, 14 kg. */
const WORDS =
  /(?:\d[\d.,]*[ \u00a0]?)?\p{Script=Latin}[\p{Script=Latin}\d'’.-]*(?:[ -]\d[\d.,-]*(?![\d\u0980-\u09ff]))?/gu;
const DIGITS = /[0-9]+/g;
const BANGLA_LETTER = /[\u0985-\u09b9]/;
/** Number of Latin words from which a text without a Bangla letter is not a name, but left untranslated. */
const SENTENCE = 6;

type LatinParts = {
  /** Latin words, such as names; a hint. */
  readonly words: readonly string[];
  /** Latin digits where Bangla ones belong. */
  readonly digits: readonly string[];
  /** Whether the text is left in another language. */
  readonly isUntranslated: boolean;
};

/** Finds what is Latin in a Bangla text as readers see it, other than what is printed so. */
export function latinIn(text: string): LatinParts {
  const rest = text.replace(LATIN_PART, ' ');
  const words = [...new Set(rest.match(WORD))];
  return {
    words,
    digits: [...new Set(rest.replace(WORDS, ' ').match(DIGITS))],
    isUntranslated: !BANGLA_LETTER.test(text) && (rest.match(WORD)?.length ?? 0) >= SENTENCE,
  };
}
