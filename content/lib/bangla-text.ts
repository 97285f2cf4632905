/** A joiner shapes the letters beside a hasanta (ক্‌ষ, র‍্যাম্প); anywhere else it does nothing. */
const STRAY_JOINER = /(?<!\u09CD|\u09B0(?=\u200D\u09CD))[\u200C\u200D]|[\u200C\u200D](?![\u0980-\u09FF])/gu;

/** A Bangla text in the one form in which it is stored (NFC), without joiners that join nothing. */
export const banglaText = (text: string) => text.normalize('NFC').replace(STRAY_JOINER, '');

/** What stays in Latin letters and digits in a Bangla text, each with its reason. */
const LATIN_PARTS: readonly RegExp[] = [
  // Where a link or a picture of Markdown leads.
  /(?<=\])\((?:[^\s()]|\([^\s()]*\))+/g,
  // Addresses of pages and of e-mail, as they are typed.
  /https?:\/\/\S+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  // What stands for something that the website knows: {products}.
  /\{\w+\}/g,
  // Telephone numbers, as they are dialled.
  /\+\d[\d -]*\d/g,
  // Sizes, as they are printed on the goods: 390 × 190 × 100 mm, 15.4″.
  /\d[\d.,]*(?:\s?[×–]\s?\d[\d.,]*)*\s?(?:mm\b|″)/g,
  // Codes and standards, as they are printed: K9, ASTM C140, EN 1338, BNBC 2020, BDS EN 771-3.
  /\b[A-Z][A-Z0-9]*(?:[ -](?=[A-Z]*\d)[A-Z0-9]+)*(?:-\d+)*\b/g,
  // The numbers of a Markdown list, which no visitor sees.
  /^ *\d+\. /gm,
];

const LATIN_WORDS = /\p{Script=Latin}[\p{Script=Latin}'’-]*/gu;
const LATIN_NUMBERS = /[0-9]+/g;

/** What is not Bangla in a text that ought to be: words and digits in Latin. Null where nothing is. */
export function banglaProblem(text: string) {
  const rest = LATIN_PARTS.reduce((left, part) => left.replace(part, ' '), text);
  return found('letters', rest.match(LATIN_WORDS)) ?? found('digits', rest.match(LATIN_NUMBERS));
}

const found = (what: string, parts: readonly string[] | null) =>
  parts === null ? null : `has Latin ${what}: ${[...new Set(parts)].slice(0, 5).join(', ')}`;
