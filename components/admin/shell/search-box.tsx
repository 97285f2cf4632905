import { site } from '@/components/admin/site';
import {
  type FormEvent,
  type KeyboardEvent,
  useCallback,
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
import { findResults, type SearchResult, SearchResults } from './search-results';
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
  const { load, isLoaded, rows } = useRows();
  const deferred = useDeferredValue(query);
  const results = useMemo(
    () => (isOpen && isLoaded ? findResults(deferred, rows()) : []),
    [deferred, isOpen, isLoaded, rows],
  );
  const isShown = isOpen && (results.length > 0 || (isLoaded && deferred.trim() !== ''));

  const open = () => {
    setIsOpen(true);
    void load();
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
    else void load().then(() => follow(findResults(query, rows())[0]));
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
      {isLoaded && (
        <SearchResults
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

function useRows() {
  const { getState } = useController();
  const [isLoaded, setIsLoaded] = useState(false);
  /** Reads all rows at the time of a search; the box does not subscribe to them. */
  const rows = useCallback(() => site().entities.flatMap(getState().rows), [getState]);

  const load = async () => {
    // Of what cannot be loaded there are no results; the next focus retries.
    await getState().needRecords(site().entities);
    setIsLoaded(true);
  };

  return { load, isLoaded, rows };
}
