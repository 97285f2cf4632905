import { useRouter } from 'next/navigation';
import { type FormEvent, type KeyboardEvent, useDeferredValue, useId, useMemo, useState } from 'react';
import { useStudio } from '@/components/admin/store/use-studio';
import { fieldStyle } from '@/components/admin/shared/control-styles';
import { shellStrings } from '@/components/admin/shared/strings/shell';
import { entities } from '@/content/registry';
import type { findResults, SearchResult } from './find-results';
import { SearchResults } from './search-results';
import { SEARCH_ID } from './shell-ids';

type SearchBoxProps = { readonly action: string; readonly method: 'get' | 'post' };

/**
 * The search of the studio (WAI-ARIA APG, Combobox with list). The form declares its address and is never submitted;
 * the input has no name, so that nothing typed could be sent.
 */
export function SearchBox({ action, method }: SearchBoxProps) {
  const router = useRouter();
  const { rows, state, hasRecords, needRecords } = useStudio();
  const listId = useId();
  const [query, setQuery] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  /** What finds comes when the box is first used, and the records of all entities with it. */
  const [finder, setFinder] = useState<{ readonly find: typeof findResults } | null>(null);
  const asked = useDeferredValue(query);
  const find = (wanted: string) =>
    finder?.find(
      wanted,
      entities.flatMap((entity) => rows(entity)),
    ) ?? [];
  const known = entities.filter(hasRecords).length;
  const results = useMemo(
    () => (isOpen ? find(asked) : []),
    // Rows are computed from these; `rows` itself changes with every change of the state.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [asked, isOpen, finder, known, state.drafts, state.status],
  );
  const hasAll = finder !== null && known === entities.length;
  const isShown = isOpen && (results.length > 0 || (hasAll && asked.trim() !== ''));

  const open = () => {
    setIsOpen(true);
    void needRecords(entities);
    // Without the network nothing is found; the next visit tries again.
    if (finder === null) {
      import('./find-results').then(
        (module) => setFinder({ find: module.findResults }),
        () => undefined,
      );
    }
  };
  const close = () => {
    setIsOpen(false);
    setActive(-1);
  };
  const follow = (result: SearchResult | undefined) => {
    if (!result) return;
    close();
    setQuery('');
    router.push(result.path);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // What was typed a moment ago counts, not what the list shows still.
    follow(results[active] ?? find(query)[0]);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      return close();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setIsOpen(true);
    if (results.length === 0) return;
    const step = event.key === 'ArrowDown' ? 1 : -1;
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
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(-1);
          setIsOpen(true);
        }}
        onFocus={open}
        onBlur={close}
        onKeyDown={handleKeyDown}
        className={`${fieldStyle} w-full`}
      />
      <SearchResults
        id={listId}
        isShown={isShown}
        results={results}
        query={asked}
        active={active}
        onFollow={follow}
      />
    </form>
  );
}
