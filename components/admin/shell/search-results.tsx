import { said } from '@/lib/text';
import { placeName } from '@/components/admin/lib/wording';
import { site } from '@/components/admin/site';
import { clsx } from 'clsx';
import { searchStrings } from '@/components/admin/strings/dialogs';
import type { Row } from '@/components/admin/store/types';
import { editPath } from '@/components/admin/records/entities';
import { fieldId } from '@/components/admin/fields/control-props';
import { hasAllWords, normaliseText, wordsOf } from '@/components/admin/lib/search-words';
import { fullTitle, rowText } from '@/components/admin/records/row-text';
import { type ShownKind, shownState } from '@/components/admin/records/shown-state';
import { adminRoutes, howThisWorks, userMenu } from '@/components/admin/routes';
import { capital, type Entity } from '@/lib/records';

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

export type SearchResult = {
  readonly group: string;
  readonly title: string;
  readonly path: string;
  /** State of a record that is in one of the `MARKED`. */
  readonly mark?: string;
};

export const MAX_RESULTS = 8;

/** Fields of single records, such as the telephones of Company, and screens: by their own words and those of people. */
const fields = (): readonly SearchResult[] =>
  site()
    .entities.filter((entity) => site().registry[entity].isSingle)
    .flatMap((entity) => {
      const { path, ...place } = site().registry[entity].add;
      return site()
        .formOf(entity)
        .fields.map(({ name, label }) => ({
          group: searchStrings.fields,
          title: `${label} (${said([place.title, place.bangla])})`,
          path: `${path}#${fieldId(name)}`,
        }));
    });

const isCalled = ({ title }: SearchResult, words: readonly string[]) => {
  const others = site().calledAlso.flatMap(([own, more]) => (own.test(title) ? more : []));
  return hasAllWords(normaliseText([title, ...others].join(' ')), words);
};

const screens = (): readonly SearchResult[] =>
  [
    ...site().menu.flatMap(({ items }) =>
      items.flatMap((item) => (item.submenu ? item.subMenuItems : [{ ...item }])),
    ),
    ...userMenu.links.filter(({ path }) => path === adminRoutes.profile || path === adminRoutes.settings),
    { ...howThisWorks, path: adminRoutes.howThisWorks },
  ].map((screen) => ({ group: searchStrings.screens, title: placeName(screen), path: screen.path }));

const MARKED: ReadonlySet<ShownKind> = new Set(['new', 'edited', 'waiting', 'ended', 'off']);

const groupOf = (entity: Entity) => capital(site().registry[entity].plural);

function resultOf(row: Row): SearchResult {
  const { entity, id } = row;
  const { kind, text } = shownState(row);
  return {
    group: groupOf(entity),
    title: fullTitle(row),
    path: editPath(entity, id),
    ...(MARKED.has(kind) && { mark: text }),
  };
}

/** Finds up to eight records, fields and screens with every word, titles first; without words the five edited last. */
export function findResults(query: string, rows: readonly Row[]): readonly SearchResult[] {
  const words = wordsOf(query);
  const live = rows.filter(({ state }) => state.kind !== 'deleted');
  if (words.length === 0) {
    return live
      .filter(({ changedAt }) => changedAt !== null)
      .sort((a, b) => (b.changedAt ?? '').localeCompare(a.changedAt ?? ''))
      .slice(0, 5)
      .map((row) => ({ ...resultOf(row), group: searchStrings.editedLast }));
  }
  const inTitle = live.filter((row) => hasAllWords(rowText(row).title, words));
  const inText = live.filter((row) => !inTitle.includes(row) && hasAllWords(rowText(row).all, words));
  const inScreens = screens().filter((screen) => isCalled(screen, words));
  const inFields = fields().filter((one) => isCalled(one, words));
  const chosen = [...inTitle.map(resultOf), ...inScreens, ...inFields, ...inText.map(resultOf)];
  // What is called so comes before what only mentions it.
  const isCalledSo = (entity: Entity) => inTitle.some((row) => row.entity === entity);
  const entities = site().entities.map((entity) => [groupOf(entity), isCalledSo(entity)] as const);
  const groupsWith = (wanted: boolean) => entities.flatMap(([group, is]) => (is === wanted ? group : []));
  const groups = [...groupsWith(true), searchStrings.fields, searchStrings.screens, ...groupsWith(false)];
  // The sort is stable: within a group, matches in titles remain first.
  return chosen.slice(0, MAX_RESULTS).sort((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group));
}
