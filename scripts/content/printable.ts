/** What a terminal would obey instead of showing, and marks that turn a line round. */
const UNPRINTABLE =
  /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u061C\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\p{Surrogate}]/gu;

/**
 * Text for a terminal: what comes from a bundle could otherwise colour, move or hide what is around it. Such
 * characters are shown by their number.
 */
export const printable = (text: string) =>
  text.replace(UNPRINTABLE, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
