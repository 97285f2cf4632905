/** Invisible characters without a use. The joiners U+200C and U+200D stay: Bangla needs them. */
const INVISIBLE =
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\p{Surrogate}]/gu;
const LINE_END = /\r\n?|[\u0085\u2028\u2029]/g;
/** Characters that are blank on their own: fillers, joiners, soft hyphens, the empty Braille cell. */
const SHOWS_NOTHING = /[\s\u2800\p{Default_Ignorable_Code_Point}]/gu;

/** Removes invisible characters, as in pasted text, and unifies line ends. */
export const withoutInvisible = (text: string) => text.replace(LINE_END, '\n').replace(INVISIBLE, '');

/** Removes invisible characters and trims the text. */
export const cleanText = (text: string) => withoutInvisible(text).trim();

/** Whether a text shows nothing to a reader. */
export const showsNothing = (text: string) => text.replace(SHOWS_NOTHING, '') === '';

/** Number of characters of a cleaned text, as the limits of a schema count them: a pictograph is one, not two. */
export const characterCount = (text: string) => [...cleanText(text)].length;
