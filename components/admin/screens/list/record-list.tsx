import { ReorderList } from './reorder-list';
import { BulkActions } from './bulk-actions';
import { site } from '@/components/admin/site';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Row } from '@/components/admin/store/types';
import { StudioButton } from '@/components/admin/ui/studio-button';
import { lazyPart, PartMissing } from '@/components/admin/ui/lazy-part';
import { useRecords, useStudio } from '@/components/admin/store/studio-context.client';
import { isFree } from '@/components/admin/records/entities';
import { shownState } from '@/components/admin/records/shown-state';
import { useMediaQuery } from '@/components/ui/hooks/use-media-query';
import { type Entity, fieldLabel } from '@/lib/records';
import { ListFilters, NothingHere } from './list-filters';
import { ListPages } from './list-pages';
import { isFiltered, type ListQuery, plainQuery, useListQuery } from './list-query';
import { ListSkeleton } from './list-skeleton';
import { RecordCards } from './record-cards';
import { RecordTable } from './record-table';
import { rowsOfPage, type Selection, selectRows, useSelection } from './select-rows';
import { announce } from '@/components/admin/ui/announce';
import { useLatest } from '@/components/admin/ui/use-latest';
import { useSettled } from '@/components/ui/hooks/use-settled';
import { bn, countNoun } from '@/components/admin/lib/wording';
import { said } from '@/lib/text';
import { countStrings, listStrings as texts } from '@/components/admin/strings/list';

/** Counts the rows of a list by their states: `6 of 24 products, 3 edited`. `matching`: null without a filter. */
function countText(entity: Entity, rows: readonly Row[], matching: number | null) {
  const { singular, plural } = site().registry[entity];
  const kinds = rows.map((row) => shownState(row).kind);
  const parts = Object.entries(countStrings).map(([kind, text]) => {
    const count = kinds.filter((other) => other === kind).length;
    return count === 0 ? '' : `, ${text(count)}`;
  });
  const all = said([countNoun(rows.length, singular, plural), `${bn(rows.length)}টি ${plural}`]);
  return (matching === null ? all : texts.matching(matching, all)) + parts.join('');
}

/** Announces how many rows match, once the filters have settled. */
function useAnnouncedCount({ text, category, state }: ListQuery, sentence: string) {
  const filter = useSettled([text.trim(), category, state].join('\n'));
  const known = useRef(filter);
  const say = useLatest(() => announce(sentence));
  useEffect(() => {
    if (known.current === filter) return;
    known.current = filter;
    say();
  }, [filter, say]);
}

type BulkBarProps = {
  readonly entity: Entity;
  readonly selection: Selection;
  readonly matching: readonly Row[];
};

/** Actions on the selected rows, at the lower edge of the window: there it moves no row. */
function BulkBar({ entity, selection, matching }: BulkBarProps) {
  const count = selection.rows.length;
  return (
    <div
      role="group"
      aria-label={texts.selection}
      className="sticky bottom-0 z-raised flex min-h-12 flex-wrap items-center gap-x-2 border-t-2 border-ink bg-paper px-3 py-0.5"
    >
      <p className="mr-2 tabular-nums">{texts.selected(count)}</p>
      {count < matching.length && (
        <StudioButton
          label={texts.selectAll(matching.length)}
          look="quietTight"
          onPress={() => selection.set(matching, true)}
        />
      )}
      <StudioButton label={texts.selectNone} look="quietTight" onPress={selection.clear} />
      <BulkActions entity={entity} selection={selection} />
    </div>
  );
}

type RecordListProps = { readonly entity: Entity };

/** List of all records of an entity, with filters, sorting, pages, selection, reordering and actions. */
export function RecordList({ entity }: RecordListProps) {
  const records = useRecords(entity);
  const hasStarted = useStudio(({ state }) => state.status.phase !== 'starting');
  const hasRecords = records === 'here' && hasStarted;
  // Deferred: the records arrive during startup, and rendering them at once would block earlier input.
  const mayShow = useDeferredValue(hasRecords);
  if (records === 'missing') return <PartMissing />;
  return hasRecords && mayShow ? <Records entity={entity} /> : <ListSkeleton />;
}

function Records({ entity }: RecordListProps) {
  const { rows: rowsOf, state } = useStudio();
  const { query, setQuery, setText } = useListQuery();
  const [isReordering, setIsReordering] = useState(false);
  const [previewed, setPreviewed] = useState<Row | null>(null);
  const isWide = useMediaQuery('(width >= 48rem)');
  const rows = rowsOf(entity);
  const { category, state: filteredState, sort } = query;
  // Deferred: typing has priority.
  const text = useDeferredValue(query.text);
  const matchingRows = useMemo(
    () => selectRows(rows, { text, category, state: filteredState, sort }),
    [rows, text, category, filteredState, sort],
  );
  const selection = useSelection(matchingRows);
  const heading = countText(entity, rows, isFiltered(query) ? matchingRows.length : null);
  useAnnouncedCount(query, heading);

  const isEditable = state.status.phase === 'ready';
  const pageRows = rowsOfPage(matchingRows, query.size, query.page);
  const canReorder =
    isEditable && isFree(entity) && !isFiltered(query) && query.sort === '' && rows.length > 1;
  const table = {
    entity,
    rows: pageRows.rows,
    selection,
    isEditable,
    sort: query.sort,
    onSort: (next: string) => setQuery({ sort: next }),
    onPreview: setPreviewed,
    field: query.field,
  };

  return (
    <section aria-labelledby="list-heading">
      <ListFilters
        entity={entity}
        heading={heading}
        query={query}
        onText={setText}
        onQuery={setQuery}
        isEditable={isEditable}
        {...(canReorder || isReordering
          ? { reorder: { isOn: isReordering, onToggle: () => setIsReordering(!isReordering) } }
          : {})}
      />
      {query.field !== '' && <OpensField entity={entity} field={query.field} />}
      {isReordering && canReorder ? (
        <ReorderList entity={entity} rows={rows} />
      ) : (
        <>
          {matchingRows.length === 0 ? (
            <NothingHere entity={entity} query={query} onClear={() => setQuery(plainQuery)} />
          ) : isWide ? (
            <RecordTable {...table} />
          ) : (
            <RecordCards {...table} />
          )}
          {isEditable && selection.rows.length > 0 && (
            <BulkBar entity={entity} selection={selection} matching={matchingRows} />
          )}
          {matchingRows.length > 0 && (
            <ListPages
              page={pageRows.page}
              pages={pageRows.pages}
              size={query.size}
              total={matchingRows.length}
              onQuery={setQuery}
              onPage={() => document.querySelector('#list-heading')?.scrollIntoView()}
            />
          )}
        </>
      )}
      {previewed !== null && (
        <PreviewDialog entity={entity} value={previewed.value} onClosed={() => setPreviewed(null)} />
      )}
    </section>
  );
}

/** Says that the form of a record will open at a field, as the search has promised. */
const OpensField = ({ entity, field }: RecordListProps & { readonly field: string }) => (
  <p className="mb-3 font-medium">
    {texts.opensField(site().registry[entity].singular, fieldLabel(site().formOf(entity).fields, field))}
  </p>
);

const PreviewDialog = lazyPart(() => import('@/components/admin/preview'), 'PreviewDialog');
