/** In characters; a limit of record ids. */
export const MAX_SLUG = 80;

/** Lower-case Latin letters and digits, with single hyphens between them. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Windows keeps these names for devices, with any ending: it can hold no `aux.html`. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

export const isDevice = (text: string) => DEVICE.test(text);

/** Whether a text may be the id of a record. */
export const isSlug = (text: string) => text.length <= MAX_SLUG && SLUG.test(text) && !isDevice(text);

/** Without the letters and digits that are taken for one another, such as l and 1. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const SUFFIX_LENGTH = 4;

/**
 * A title as a lower-case kebab slug; '' when it has no Latin letter, as Bangla titles have none.
 * Letters lose their accents; a slug that is too long ends at a whole word where it can.
 */
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
 * The id of a new record: the slug of its title, with four random characters only when that is taken or no id, or such as
 * `blog-20261120-k3f9` when the title has no Latin letters.
 * @param noun - what one record of the entity is called.
 * @param date - today; its day in UTC is used.
 * @param taken - every id of the entity, published or draft.
 */
export function makeRecordId(noun: string, title: string, date: Date, taken: ReadonlySet<string>) {
  const slug = slugOf(title);
  if (isSlug(slug) && !taken.has(slug)) return slug;
  const day = date.toISOString().slice(0, 10).replaceAll('-', '');
  const stem = slugOf(title, MAX_SLUG - SUFFIX_LENGTH - 1) || `${slugOf(noun)}-${day}`;
  for (;;) {
    const id = `${stem}-${randomCharacters()}`;
    if (!taken.has(id)) return id;
  }
}

function randomCharacters() {
  const numbers = crypto.getRandomValues(new Uint32Array(SUFFIX_LENGTH));
  return Array.from(numbers, (number) => ALPHABET[number % ALPHABET.length]).join('');
}
