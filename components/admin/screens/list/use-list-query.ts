import { useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useLatest } from '@/components/admin/ui/use-latest';
import { type ListQuery, listSearch, parseListQuery } from './list-query';

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
