/** Control characters of terminals, and marks that reverse a line. */
const UNPRINTABLE =
  /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u061C\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\p{Surrogate}]/gu;

/** Escapes the text of a bundle, which could colour, move or hide other output of a terminal. */
export const printable = (text: string) =>
  text.replace(UNPRINTABLE, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
