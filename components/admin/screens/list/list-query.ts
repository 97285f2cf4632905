import { site } from '@/components/admin/site';
import { sharedStrings } from '@/components/admin/strings/shared';
import { listStrings } from '@/components/admin/strings/list';
import type { ShownKind } from '@/components/admin/records/shown-state';
import { useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useLatest } from '@/components/admin/ui/use-latest';

export const pageSizes = [25, 50, 100] as const;

/** State of a list, stored in the query string: it can be shared, and Back restores it. */
export type ListQuery = {
  readonly text: string;
  readonly category: string;
  readonly state: ListState | '';
  /** Key of a column, with `-` for descending order; '' for the saved order. */
  readonly sort: string;
  readonly size: (typeof pageSizes)[number];
  /** One-based. */
  readonly page: number;
  /** Path of the field to which a record opens; '' for its beginning. */
  readonly field: string;
};

type ListState = ShownKind | 'no-bangla' | 'older-bangla';

/**
 * Labels of the state filter, by its value in the query string: states of records, and on a website with Bangla
 * missing and stale Bangla.
 */
export const filterLabels = (): Readonly<Partial<Record<ListState, string>>> => ({
  ...sharedStrings.states,
  waiting: listStrings.waiting,
  ended: listStrings.ended,
  off: sharedStrings.off.state,
  ...(site().speaksBangla && {
    'no-bangla': sharedStrings.noBangla,
    'older-bangla': sharedStrings.olderBangla,
  }),
});

export const plainQuery: ListQuery = {
  text: '',
  category: '',
  state: '',
  sort: '',
  size: 25,
  page: 1,
  field: '',
};

const isState = (text: string): text is ListState => Object.hasOwn(filterLabels(), text);

/** Parses a query string; unknown or invalid values count as missing. */
export function parseListQuery(search: string): ListQuery {
  const params = new URLSearchParams(search);
  const state = params.get('state') ?? '';
  const sort = params.get('sort') ?? '';
  const page = Number(params.get('page') ?? 1);
  return {
    text: params.get('q') ?? '',
    category: params.get('category') ?? '',
    state: isState(state) ? state : '',
    sort: sort === '-' ? '' : sort,
    size: pageSizes.find((size) => String(size) === params.get('size')) ?? plainQuery.size,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    field: params.get('field') ?? '',
  };
}

/** Serializes a query, with leading `?`; '' for the default query. */
export function listSearch(query: ListQuery) {
  const names = Object.keys(plainQuery) as (keyof ListQuery)[];
  const changed = names.filter((name) => query[name] !== plainQuery[name]);
  const search = new URLSearchParams(
    changed.map((name) => [name === 'text' ? 'q' : name, String(query[name])]),
  ).toString();
  return search === '' ? '' : `?${search}`;
}

export const isFiltered = ({ text, category, state }: ListQuery) =>
  text.trim() !== '' || category !== '' || state !== '';

/** Debounce of address updates while typing, in ms: browsers limit the rate of history calls. */
const TYPING_PAUSE_MS = 300;

type Typed = {
  readonly text: string;
  /** Text in the address at the last render. */
  readonly seen: string;
  /** Texts written to the address that the router has not reported yet. */
  readonly pending: readonly string[];
};

/** The list's query, kept in the address without navigation: typed text debounced, pages as history entries. */
export function useListQuery() {
  const search = useSearchParams().toString();
  const inAddress = parseListQuery(search);
  const [typed, setTyped] = useState<Typed>({ text: inAddress.text, seen: inAddress.text, pending: [] });
  if (typed.seen !== inAddress.text) setTyped(lookAt(typed, inAddress.text));

  const isAhead = typed.text !== inAddress.text;
  const query: ListQuery = isAhead ? { ...inAddress, text: typed.text, page: 1 } : inAddress;

  const write = (next: ListQuery, method: 'push' | 'replace') => {
    setTyped(({ seen, pending }) => ({
      text: next.text,
      seen,
      pending: next.text === inAddress.text ? pending : [...pending, next.text],
    }));
    // Next observes the native history methods and fetches nothing for them.
    const address = `${location.pathname}${listSearch(next)}`;
    if (method === 'push') history.pushState(null, '', address);
    else history.replaceState(null, '', address);
  };

  const writeTyped = useLatest(() => {
    if (!typed.pending.includes(typed.text)) write(query, 'replace');
  });
  useEffect(() => {
    if (!isAhead) return;
    const timer = setTimeout(writeTyped, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
    // `typed.text` restarts the debounce.
  }, [typed.text, isAhead, writeTyped]);

  return {
    query,
    setText: (text: string) => setTyped((before) => ({ ...before, text })),
    /** Updates the query; resets to page 1 unless the patch has a page. */
    setQuery: (patch: Partial<ListQuery>) =>
      write({ ...query, page: 1, ...patch }, patch.page === undefined ? 'replace' : 'push'),
  };
}

/** Handles a changed address: keeps the typed text after an own write, and adopts the text of a link or Back. */
function lookAt({ text, pending }: Typed, inAddress: string): Typed {
  const own = pending.indexOf(inAddress);
  return own === -1
    ? { text: inAddress, seen: inAddress, pending: [] }
    : { text, seen: inAddress, pending: pending.slice(own + 1) };
}
