import type { RecordState } from '@/components/admin/store/types';
import { sharedStrings } from '@/components/admin/strings/shared';
import { stateLabels } from '@/components/admin/records/state-tag';
import { useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useLatest } from '@/components/admin/ui/use-latest';

export const pageSizes = [25, 50, 100] as const;

/** What a list shows. It is in the query string, so that it can be shared and survives Back. */
export type ListQuery = {
  readonly text: string;
  /** '' for all. */
  readonly category: string;
  readonly state: ListState | '';
  /** Key of a column, `-` before it sorts downwards; '' for the saved order. */
  readonly sort: string;
  readonly size: (typeof pageSizes)[number];
  /** From 1. */
  readonly page: number;
};

type ListState = RecordState['kind'] | 'no-bangla' | 'older-bangla';

/** What a list can be narrowed to, by its place in the query string: a state, or what is to be done in Bangla. */
export const filterLabels: Readonly<Record<ListState, string>> = {
  ...stateLabels,
  'no-bangla': sharedStrings.noBangla,
  'older-bangla': sharedStrings.olderBangla,
};

export const plainQuery: ListQuery = { text: '', category: '', state: '', sort: '', size: 25, page: 1 };

const isState = (text: string): text is ListState => Object.hasOwn(filterLabels, text);

/** Reads a query string; what it does not know counts as not given. */
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
  };
}

/** The query string of a query, with its `?`; '' for the plain list. */
export function listSearch({ text, category, state, sort, size, page }: ListQuery) {
  const params = new URLSearchParams();
  if (text !== '') params.set('q', text);
  if (category !== '') params.set('category', category);
  if (state !== '') params.set('state', state);
  if (sort !== '') params.set('sort', sort);
  if (size !== plainQuery.size) params.set('size', String(size));
  if (page !== 1) params.set('page', String(page));
  const search = params.toString();
  return search === '' ? '' : `?${search}`;
}

export const isFiltered = ({ text, category, state }: ListQuery) =>
  text.trim() !== '' || category !== '' || state !== '';

/** Browsers refuse to rewrite the address more often than a few times in a second. */
const TYPING_PAUSE_MS = 300;

type Typed = {
  readonly text: string;
  /** The text in the address when it was last looked at. */
  readonly seen: string;
  /** Texts written to the address that have not come back from it yet. */
  readonly written: readonly string[];
};

/**
 * The list's query, kept in the address without loading anything. What is typed counts at once and reaches the address
 * after a pause; a change of page can be taken back with Back.
 */
export function useListQuery() {
  const search = useSearchParams().toString();
  const inAddress = parseListQuery(search);
  const [typed, setTyped] = useState<Typed>({ text: inAddress.text, seen: inAddress.text, written: [] });
  if (typed.seen !== inAddress.text) setTyped(lookAt(typed, inAddress.text));

  const isAhead = typed.text !== inAddress.text;
  const query: ListQuery = isAhead ? { ...inAddress, text: typed.text, page: 1 } : inAddress;

  const write = (next: ListQuery, how: 'push' | 'replace') => {
    setTyped(({ seen, written }) => ({
      text: next.text,
      seen,
      written: next.text === inAddress.text ? written : [...written, next.text],
    }));
    // Next follows the history's own methods and fetches nothing for them.
    const address = `${location.pathname}${listSearch(next)}`;
    if (how === 'push') history.pushState(null, '', address);
    else history.replaceState(null, '', address);
  };

  const writeTyped = useLatest(() => {
    if (!typed.written.includes(typed.text)) write(query, 'replace');
  });
  useEffect(() => {
    if (!isAhead) return;
    const timer = setTimeout(writeTyped, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
    // A new text starts the pause again.
  }, [typed.text, isAhead, writeTyped]);

  return {
    query,
    setText: (text: string) => setTyped((before) => ({ ...before, text })),
    /** Everything but a change of page starts at the first page again. */
    setQuery: (patch: Partial<ListQuery>) =>
      write({ ...query, page: 1, ...patch }, patch.page === undefined ? 'replace' : 'push'),
  };
}

/** The address has changed: by our own writing, which changes nothing, or by a link or Back, which counts. */
function lookAt({ text, written }: Typed, inAddress: string): Typed {
  const own = written.indexOf(inAddress);
  return own === -1
    ? { text: inAddress, seen: inAddress, written: [] }
    : { text, seen: inAddress, written: written.slice(own + 1) };
}
