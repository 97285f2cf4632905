/** In characters; a limit of record ids. */
export const MAX_SLUG = 80;

/** Lower-case Latin letters and digits, with single hyphens between them. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether a text may be the id of a record. */
export const isSlug = (text: string) => text.length <= MAX_SLUG && SLUG.test(text);
