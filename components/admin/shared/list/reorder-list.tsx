import { lazy, Suspense } from 'react';
import type { Row } from '@/components/admin/drafts/types';
import type { Entity } from '@/content/lib/entities';
import { ReorderRow } from './reorder-row';
import { useOrder } from './use-order';

type ReorderListProps = { readonly entity: Entity; readonly rows: readonly Row[] };

/** Dragging is loaded on demand; the buttons work without it. */
const DragRows = lazy(() =>
  import('./drag-rows').then(({ DragRows: component }) => ({ default: component })),
);

/** The list while its order is being made. */
export function ReorderList({ entity, rows }: ReorderListProps) {
  const { ids, move } = useOrder(entity, rows);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const ordered = ids.flatMap((id) => byId.get(id) ?? []);
  const handleMove = (id: string, place: number) => void move(id, place);

  return (
    <ol className="border-t-2 border-ink">
      <Suspense
        fallback={ordered.map((row, place) => (
          <ReorderRow key={row.id} row={row} place={place} count={ordered.length} onMove={handleMove} />
        ))}
      >
        <DragRows rows={ordered} onMove={handleMove} />
      </Suspense>
    </ol>
  );
}
