/** Puts a label or sentence inside another one: `Text, Bangla` becomes `text, Bangla`; `AAC block` stays. */
export const inSentence = (text: string) =>
  text.replace(/^\p{Lu}(?![\p{Lu}\d])/u, (letter) => letter.toLowerCase());
