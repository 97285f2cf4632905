import { latinDigits } from '@/content/lib/fill';

/** A product with its quantity. */
export type ListItem = { readonly id: string; readonly count: number };

/** A visitor's list of products. Stored only on the device; the visitor sends it. */
export type ProjectList = { readonly items: readonly ListItem[]; readonly note: string };

export const EMPTY: ProjectList = { items: [], note: '' };

/** Maximum number of items and maximum quantity, more than a calculator orders; more would be a mistake or an attack. */
export const MAX_ITEMS = 200;
export const MAX_COUNT = 999_999_999;
/** Maximum length of a note in UTF-16 units, as in `maxLength`. */
export const MAX_NOTE = 500;

const VERSION = 1;
/** Pattern of product ids (`content/lib/fields`). */
const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MAX_ID = 80;

/** Reads a quantity in Latin or Bangla digits; undefined unless it is a whole number up to `MAX_COUNT`. */
export function readCount(text: string) {
  const digits = latinDigits(text);
  return /^\d+$/.test(digits) && Number(digits) <= MAX_COUNT ? Number(digits) : undefined;
}

const isItem = (value: unknown): value is ListItem => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, count } = value as Partial<Record<keyof ListItem, unknown>>;
  return (
    typeof id === 'string' &&
    id.length <= MAX_ID &&
    ID.test(id) &&
    Number.isInteger(count) &&
    Number(count) > 0 &&
    Number(count) <= MAX_COUNT
  );
};

/** Truncates a note to its limit. Removes lone surrogates, on which `encodeURIComponent` throws. */
const noteOf = (text: string) => text.slice(0, MAX_NOTE).replace(/\p{Cs}/gu, '');

/** Creates a list of untrusted parts: skips invalid items, and keeps the last quantity of repeated products. */
export function listOf(items: readonly unknown[], note: unknown): ProjectList {
  const counts = new Map<string, number>();
  for (const item of items) if (isItem(item) && counts.size < MAX_ITEMS) counts.set(item.id, item.count);
  return {
    items: [...counts].map(([id, count]) => ({ id, count })),
    note: typeof note === 'string' ? noteOf(note) : '',
  };
}

/** Serializes a list for `localStorage`. */
export const listJson = ({ items, note }: ProjectList) => JSON.stringify({ version: VERSION, items, note });

/** Parses the stored list. `isForeign`: the text is invalid (empty list) or has invalid items (skipped). */
export function parseList(text: string | null): { readonly list: ProjectList; readonly isForeign: boolean } {
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

/** Sets the quantity of a product, rounded and clamped; 0 removes it. A full list accepts no new product. */
export function withCount({ items, note }: ProjectList, id: string, count: number): ProjectList {
  const whole = Math.min(Math.max(0, Math.round(count)), MAX_COUNT);
  const isKnown = items.some((item) => item.id === id);
  if (whole === 0) return { items: items.filter((item) => item.id !== id), note };
  if (isKnown) return { items: items.map((item) => (item.id === id ? { id, count: whole } : item)), note };
  return items.length < MAX_ITEMS ? { items: [...items, { id, count: whole }], note } : { items, note };
}

/** Merges a shared list; of two quantities the larger is kept. `takesNote` appends its note. */
export function withShared(own: ProjectList, shared: ProjectList, takesNote: boolean): ProjectList {
  const merged = shared.items.reduce(
    (list, { id, count }) => withCount(list, id, Math.max(count, countOf(own, id))),
    own,
  );
  return { ...merged, note: takesNote || own.note === '' ? noteWith(own.note, shared.note) : own.note };
}

/** Returns the quantity of a product on a list; 0 if absent. */
export const countOf = ({ items }: ProjectList, id: string) =>
  items.find((item) => item.id === id)?.count ?? 0;

/** Joins two notes with a line break, unless the first contains the second. */
const noteWith = (own: string, added: string) =>
  own.includes(added) ? own : noteOf(own === '' ? added : `${own}\n${added}`);
