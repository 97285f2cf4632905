import { site } from '@/components/admin/site';
import { lazy, startTransition, Suspense, useLayoutEffect, useOptimistic, useRef } from 'react';
import { fullTitle } from '@/components/admin/records/row-text';
import type { Row } from '@/components/admin/store/types';
import type { Entity } from '@/lib/records';
import type { DragRows as DragRowsPart } from './drag-rows';
import { ReorderRow } from './reorder-row';
import { reorderStrings as texts } from '@/components/admin/strings/list-actions';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { act } from '@/components/admin/ui/announce';

type ReorderListProps = { readonly entity: Entity; readonly rows: readonly Row[] };

const PlainRows: typeof DragRowsPart = ({ rows, onMove }) => (
  <>
    {rows.map((row, place) => (
      <ReorderRow key={row.id} row={row} place={place} count={rows.length} onMove={onMove} />
    ))}
  </>
);

/** Lazily loaded rows with drag handles; falls back to `PlainRows` while loading and after a failure. */
const DragRows = lazy(() =>
  import('./drag-rows').then(
    (module) => ({ default: module.DragRows }),
    () => ({ default: PlainRows }),
  ),
);

/** The list in reordering mode. */
export function ReorderList({ entity, rows }: ReorderListProps) {
  const { ids, move } = useOrder(entity, rows);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const ordered = ids.flatMap((id) => byId.get(id) ?? []);

  return (
    <>
      <p className="mb-3 max-w-measure">
        {`${site().registry[entity].orderNote ?? texts.others(site().registry[entity].plural)} ${texts.how}`}
      </p>
      <ol className="border-t-2 border-ink">
        <Suspense fallback={<PlainRows rows={ordered} onMove={move} />}>
          <DragRows rows={ordered} onMove={move} />
        </Suspense>
      </ol>
    </>
  );
}

function useOrder(entity: Entity, rows: readonly Row[]) {
  const { reorder } = useStudio();
  // Contains moves that are not in `rows` yet; a refused one goes back.
  const [ids, setIds] = useOptimistic<readonly string[]>(rows.map(({ id }) => id));
  const focused = useRef<Element | null>(null);

  // Restores the focus, since moving an element in the DOM blurs it, and follows a row out of the window.
  useLayoutEffect(() => {
    const before = focused.current;
    focused.current = null;
    if (!(before instanceof HTMLElement && before.isConnected)) return;
    if (document.activeElement !== before) before.focus();
    before.scrollIntoView({ block: 'nearest' });
  });

  const move = (id: string, place: number) => {
    const next = moveItem(ids, id, place);
    if (next.every((each, index) => each === ids[index])) return;
    const row = rows.find((one) => one.id === id);
    const title = row ? fullTitle(row) : id;
    startTransition(async () => {
      focused.current = document.activeElement;
      setIds(next);
      const isSaved = await act(reorder(entity, next), () =>
        texts.moved(title, next.indexOf(id) + 1, next.length),
      );
      if (!isSaved) focused.current = document.activeElement;
    });
  };

  return { ids, move };
}

/** Moves one id to a zero-based position, clamped to the list. */
export function moveItem(ids: readonly string[], id: string, place: number): readonly string[] {
  const rest = ids.filter((other) => other !== id);
  return rest.toSpliced(Math.max(0, place), 0, id);
}
