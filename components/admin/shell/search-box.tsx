import { site } from '@/components/admin/site';
import {
  type FormEvent,
  type KeyboardEvent,
  useDeferredValue,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { SEARCH_ID } from '@/components/admin/actions/studio-actions';
import { useGo } from '@/components/admin/ui/studio-link';
import { fieldStyle } from '@/components/admin/ui/control-styles';
import { shellStrings } from '@/components/admin/strings/shell';
import type { SearchResult } from './find-results';
import type { SearchResults } from './search-results';
import { sharedStrings } from '@/components/admin/strings/shared';
import { announce } from '@/components/admin/ui/announce';
import { useController } from '@/components/admin/store/studio-context.client';

type SearchBoxProps = { readonly action: string; readonly method: 'get' | 'post' };

/** Search of the studio (WAI-ARIA APG, Combobox). Never submitted; without a name no typed text can be sent. */
export function SearchBox({ action, method }: SearchBoxProps) {
  const go = useGo();
  const listId = useId();
  const [query, setQuery] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  /** Where the focus came from: a writing place, when a key opened the search. */
  const origin = useRef<EventTarget | null>(null);
  const { load, search } = useSearch();
  const isLoaded = search !== null;
  const deferred = useDeferredValue(query);
  const results = useMemo(
    () => (isOpen && search !== null ? search.find(deferred) : []),
    [deferred, isOpen, search],
  );
  const isShown = isOpen && (results.length > 0 || (isLoaded && deferred.trim() !== ''));

  const open = () => {
    setIsOpen(true);
    load().catch(() => announce(sharedStrings.partMissing));
  };
  const close = () => {
    setIsOpen(false);
    setActive(-1);
  };
  const follow = (result: SearchResult | undefined) => {
    if (!result) return;
    close();
    setQuery('');
    go(result.path);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // Searches for the current text: the list may be stale.
    const chosen = results[active];
    if (chosen) follow(chosen);
    else void load().then(({ find }) => follow(find(query)[0]));
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      if (isShown) event.preventDefault();
      close();
      if (origin.current instanceof HTMLElement) origin.current.focus();
      return;
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setIsOpen(true);
    const step = event.key === 'ArrowDown' ? 1 : -1;
    // Without results yet, ArrowDown preselects the first one.
    if (results.length === 0) return setActive(step === 1 ? 0 : -1);
    setActive((now) =>
      now === -1 && step === -1 ? results.length - 1 : (now + step + results.length) % results.length,
    );
  };

  return (
    <form
      role="search"
      action={action}
      method={method}
      onSubmit={handleSubmit}
      className="relative max-sm:order-last max-sm:w-full sm:max-w-90 sm:min-w-0 sm:flex-1"
    >
      <label htmlFor={SEARCH_ID} className="sr-only">
        {shellStrings.search.label}
      </label>
      <input
        id={SEARCH_ID}
        type="text"
        role="combobox"
        autoComplete="off"
        placeholder={shellStrings.search.placeholder}
        aria-expanded={isShown}
        aria-controls={isLoaded ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(-1);
          setIsOpen(true);
        }}
        onFocus={(event) => {
          origin.current = event.relatedTarget;
          open();
        }}
        onBlur={close}
        onKeyDown={handleKeyDown}
        className={`${fieldStyle} w-full`}
      />
      {search !== null && (
        <search.SearchResults
          id={listId}
          isShown={isShown}
          results={results}
          query={deferred}
          active={active}
          onFollow={follow}
        />
      )}
    </form>
  );
}

type Search = {
  readonly SearchResults: typeof SearchResults;
  readonly find: (query: string) => readonly SearchResult[];
};

/** Loads the search, and the records, with the first focus. */
function useSearch() {
  const { getState } = useController();
  const [search, setSearch] = useState<Search | null>(null);

  const load = async () => {
    const [{ SearchResults }, { findResults, targetsOf }, calledAlso] = await Promise.all([
      import('./search-results'),
      import('./find-results'),
      site().loadCalledAlso(),
      // Of what cannot be loaded there are no results; the next focus retries.
      getState().needRecords(site().entities),
    ]);
    const targets = targetsOf(calledAlso);
    // Reads the rows at the time of a search; the box does not subscribe to them.
    const find = (query: string) => findResults(query, site().entities.flatMap(getState().rows), targets);
    const loaded = search ?? { SearchResults, find };
    setSearch(loaded);
    return loaded;
  };

  return { load, search };
}
