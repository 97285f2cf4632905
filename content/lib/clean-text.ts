/**
 * What never shows and never helps: control characters (line feed and tab aside), marks that turn text round, zero-width
 * spaces and joins, halves of a character. The joiners U+200C and U+200D stay: Bangla is written with them.
 */
const INVISIBLE =
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\p{Surrogate}]/gu;
const LINE_END = /\r\n?|[\u0085\u2028\u2029]/g;
/** Also blank where nothing else is beside it: fillers, joiners, soft hyphens, the empty Braille cell. */
const SHOWS_NOTHING = /[\s\u2800\p{Default_Ignorable_Code_Point}]/gu;

/** A text without the invisible characters that come along when it is pasted. One kind of line end. */
export const withoutInvisible = (text: string) => text.replace(LINE_END, '\n').replace(INVISIBLE, '');

/** The same without blanks around it. */
export const cleanText = (text: string) => withoutInvisible(text).trim();

/** Whether a reader would see anything of a text. */
export const showsNothing = (text: string) => text.replace(SHOWS_NOTHING, '') === '';
