/** Limit of record ids in characters. */
export const MAX_SLUG = 80;

/** Lower-case Latin letters and digits, with single hyphens between them. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Device names of Windows, reserved with any extension: it cannot store `aux.html`. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;
/** Name of the file of a list page on hosts with clean addresses. */
const LIST = 'index';

/** Whether no record of any entity may have an id. */
export const isReserved = (text: string) => text === LIST || DEVICE.test(text);

/** Whether a text may be the id of a record. */
export const isSlug = (text: string) => text.length <= MAX_SLUG && SLUG.test(text) && !isReserved(text);

/** Excludes characters that look alike, such as l and 1. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const SUFFIX_LENGTH = 4;

/** Converts a title to a kebab slug, cut after a whole word; '' without Latin letters. */
export function slugOf(title: string, maxLength = MAX_SLUG) {
  const slug = title
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (!/[a-z]/.test(slug)) return '';
  if (slug.length <= maxLength) return slug;
  const wordEnd = slug.lastIndexOf('-', maxLength);
  return slug.slice(0, wordEnd > 0 ? wordEnd : maxLength);
}

/**
 * Creates a record id: the slug of its title, with four random characters if it is taken (published or draft) or invalid;
 * an id such as `blog-20261120-k3f9`, by the noun and the day in UTC, for a title without Latin letters.
 */
export function makeRecordId(noun: string, title: string, date: Date, takenIds: ReadonlySet<string>) {
  const slug = slugOf(title);
  if (isSlug(slug) && !takenIds.has(slug)) return slug;
  const day = date.toISOString().slice(0, 10).replaceAll('-', '');
  const stem = slugOf(title, MAX_SLUG - SUFFIX_LENGTH - 1) || `${slugOf(noun)}-${day}`;
  for (;;) {
    const id = `${stem}-${randomCharacters()}`;
    if (!takenIds.has(id)) return id;
  }
}

function randomCharacters() {
  const numbers = crypto.getRandomValues(new Uint32Array(SUFFIX_LENGTH));
  return Array.from(numbers, (number) => ALPHABET[number % ALPHABET.length]).join('');
}
