import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Row } from '@/components/admin/store/types';
import { lazyPart, PartMissing } from '@/components/admin/ui/lazy-part';
import { useRecords, useStudio } from '@/components/admin/store/studio-context.client';
import { isFree } from '@/components/admin/records/entities';
import { useMediaQuery } from '@/components/ui/hooks/use-media-query';
import { type Entity, registry } from '@/content/registry';
import { BulkBar, loadBulkActions } from './bulk-bar';
import { ListFilters, NothingHere } from './list-filters';
import { ListPages } from './list-pages';
import { isFiltered, type ListQuery, plainQuery, useListQuery } from './list-query';
import { ListSkeleton } from './list-skeleton';
import { RecordCards } from './record-cards';
import { RecordTable } from './record-table';
import { rowsOfPage, selectRows, useSelection } from './select-rows';
import { countNoun } from '@/components/admin/lib/wording';
import { listStrings } from '@/components/admin/strings/list';

const kinds = ['edited', 'new', 'deleted', 'review', 'written'] as const;

/** Returns the counts for the heading: `128 products, 3 edited, 1 new, 1 deleted`. */
function countText(entity: Entity, rows: readonly Row[]) {
  const { singular, plural } = registry[entity];
  const parts = kinds.map((kind) => {
    const count = rows.filter(({ state }) => state.kind === kind).length;
    return count === 0 ? '' : `, ${listStrings.counts[kind](count)}`;
  });
  return countNoun(rows.length, singular, plural) + parts.join('');
}

const loadReorderList = () => import('./reorder-list').then((module) => module.ReorderList);
const ReorderList = lazyPart(loadReorderList, <ListSkeleton />);

type RecordListProps = { readonly entity: Entity };

/** List of all records of an entity, with filters, sorting, pages, selection, reordering and actions. */
export function RecordList({ entity }: RecordListProps) {
  const records = useRecords(entity);
  const hasStarted = useStudio(({ state }) => state.status.phase !== 'starting');
  const hasRecords = records === 'here' && hasStarted;
  // Deferred: the records arrive during startup, and rendering them at once would block earlier input.
  const mayShow = useDeferredValue(hasRecords);
  useEffect(() => {
    // Preloads both parts after the list, so that they work offline. After a failure, a press retries.
    if (!mayShow) return;
    loadBulkActions().catch(() => undefined);
    loadReorderList().catch(() => undefined);
  }, [mayShow]);
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
  const matchingRows = useFound(rows, query);
  const selection = useSelection(matchingRows);

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
  };

  return (
    <section aria-labelledby="list-heading">
      <ListFilters
        entity={entity}
        heading={countText(entity, rows)}
        query={query}
        onText={setText}
        onQuery={setQuery}
        isFilterable={!isReordering}
        isEditable={isEditable}
        {...(canReorder || isReordering
          ? { reorder: { isOn: isReordering, onToggle: () => setIsReordering(!isReordering) } }
          : {})}
      />
      {isReordering && canReorder ? (
        <ReorderList entity={entity} rows={rows} />
      ) : (
        <>
          {isEditable && matchingRows.length > 0 && (
            <BulkBar entity={entity} selection={selection} matching={matchingRows} />
          )}
          {matchingRows.length === 0 ? (
            <NothingHere entity={entity} query={query} onClear={() => setQuery(plainQuery)} />
          ) : isWide ? (
            <RecordTable {...table} />
          ) : (
            <RecordCards {...table} />
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

/** Returns the matching rows, sorted. Deferred: typing has priority. */
function useFound(rows: readonly Row[], { text, category, state, sort }: ListQuery) {
  const deferredText = useDeferredValue(text);
  return useMemo(
    () => selectRows(rows, { text: deferredText, category, state, sort }),
    [rows, deferredText, category, state, sort],
  );
}

/** Contains the site's components; loaded with the first preview. */
const PreviewDialog = lazyPart(() =>
  import('@/components/admin/preview/preview-dialog').then((module) => module.PreviewDialog),
);
