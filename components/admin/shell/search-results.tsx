import { clsx } from 'clsx';
import { searchStrings } from '@/components/admin/strings/dialogs';
import type { SearchResult } from './find-results';

type SearchResultsProps = {
  readonly id: string;
  readonly isShown: boolean;
  readonly results: readonly SearchResult[];
  readonly query: string;
  readonly active: number;
  readonly onFollow: (result: SearchResult) => void;
};

/** Grouped results below the search box. A press must not move the focus, which stays in the box. */
export function SearchResults({ id, isShown, results, query, active, onFollow }: SearchResultsProps) {
  const groups = [...new Set(results.map(({ group }) => group))];
  return (
    <div
      hidden={!isShown}
      className="absolute inset-x-0 top-full z-header mt-1 border border-joint bg-white py-2 shadow-menu"
    >
      <div id={id} role="listbox" aria-label={searchStrings.results}>
        {groups.map((group) => (
          <div key={group} role="group" aria-label={group}>
            <p className="px-4 pt-2 pb-1 text-sm text-concrete-600">{group}</p>
            {results.map((result, place) =>
              result.group === group ? (
                // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the keyboard is the box's: arrows and Enter
                <div
                  key={`${result.path} ${result.title}`}
                  id={`${id}-${place}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={place === active}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => onFollow(result)}
                  className={clsx(
                    'flex min-h-11 cursor-pointer items-center justify-between gap-3 border-l-4 px-3 py-2 hover:bg-paper',
                    place === active ? 'border-brand-ink bg-paper' : 'border-transparent',
                  )}
                >
                  <span>{result.title}</span>
                  {result.mark && <span className="text-sm font-semibold text-good">{result.mark}</span>}
                </div>
              ) : null,
            )}
          </div>
        ))}
      </div>
      <p className={results.length === 0 ? 'px-4 py-2' : 'sr-only'}>
        {results.length === 0 && isShown && searchStrings.nothing(query)}
      </p>
    </div>
  );
}
