/** One product and how many of it somebody asks for. */
export type ListItem = { readonly id: string; readonly count: number };

/** What a visitor has gathered. It is kept on the device alone and sent by the visitor. */
export type ProjectList = { readonly items: readonly ListItem[]; readonly note: string };

export const EMPTY: ProjectList = { items: [], note: '' };

/** Most items and largest count: more is no order but a mistake or an attack. */
export const MAX_ITEMS = 200;
export const MAX_COUNT = 999_999;
/** In UTF-16 units, as a text field counts them. */
export const MAX_NOTE = 500;

const VERSION = 1;
/** What an id of a product looks like (`content/lib/fields`). */
const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const LONGEST_ID = 80;

const isItem = (value: unknown): value is ListItem => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, count } = value as Partial<Record<keyof ListItem, unknown>>;
  return (
    typeof id === 'string' &&
    id.length <= LONGEST_ID &&
    ID.test(id) &&
    Number.isInteger(count) &&
    Number(count) > 0 &&
    Number(count) <= MAX_COUNT
  );
};

/** Cuts a note to its limit. Half a surrogate pair is dropped, since `encodeURIComponent` throws on one. */
const noteOf = (text: string) => text.slice(0, MAX_NOTE).replace(/\p{Cs}/gu, '');

/** A list made of parts that may come from anywhere: what is no item is left out, each product appears once. */
export function listOf(items: readonly unknown[], note: unknown): ProjectList {
  const counts = new Map<string, number>();
  for (const item of items) if (isItem(item) && counts.size < MAX_ITEMS) counts.set(item.id, item.count);
  return {
    items: [...counts].map(([id, count]) => ({ id, count })),
    note: typeof note === 'string' ? noteOf(note) : '',
  };
}

/** The text that is kept in the browser. */
export const keptText = ({ items, note }: ProjectList) => JSON.stringify({ version: VERSION, items, note });

/** The kept list. Text that is none gives an empty list, and `isForeign` says so. */
export function readKept(text: string | null): { readonly list: ProjectList; readonly isForeign: boolean } {
  if (text === null) return { list: EMPTY, isForeign: false };
  try {
    const value = JSON.parse(text) as { version?: unknown; items?: unknown; note?: unknown } | null;
    if (value?.version !== VERSION || !Array.isArray(value.items)) return { list: EMPTY, isForeign: true };
    const list = listOf(value.items, value.note);
    return { list, isForeign: list.items.length !== value.items.length };
  } catch {
    return { list: EMPTY, isForeign: true };
  }
}

/** The list with a count for a product; 0 takes it off. A list that is full takes no new product. */
export function withCount({ items, note }: ProjectList, id: string, count: number): ProjectList {
  const whole = Math.min(Math.max(0, Math.round(count)), MAX_COUNT);
  const isKnown = items.some((item) => item.id === id);
  if (whole === 0) return { items: items.filter((item) => item.id !== id), note };
  if (isKnown) return { items: items.map((item) => (item.id === id ? { id, count: whole } : item)), note };
  return items.length < MAX_ITEMS ? { items: [...items, { id, count: whole }], note } : { items, note };
}

/**
 * A visitor's list together with one that somebody shared. A count never shrinks: of two the larger one holds.
 *
 * @param takesNote adds the shared note to a note of the visitor's own; an empty note is always replaced
 */
export function withShared(own: ProjectList, shared: ProjectList, takesNote: boolean): ProjectList {
  const merged = shared.items.reduce(
    (list, { id, count }) => withCount(list, id, Math.max(count, countOf(own, id))),
    own,
  );
  return { ...merged, note: takesNote || own.note === '' ? noteWith(own.note, shared.note) : own.note };
}

/** Pieces of a product on a list, 0 where it is not on it. */
export const countOf = ({ items }: ProjectList, id: string) =>
  items.find((item) => item.id === id)?.count ?? 0;

/** Two notes below each other; one that the other contains is not written twice. */
const noteWith = (own: string, added: string) =>
  own.includes(added) ? own : noteOf(own === '' ? added : `${own}\n${added}`);
