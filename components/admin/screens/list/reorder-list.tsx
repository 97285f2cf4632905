import { lazy, Suspense } from 'react';
import type { Row } from '@/components/admin/store/types';
import type { Entity } from '@/content/registry';
import type { DragRows as DragRowsPart } from './drag-rows';
import { OrderNote } from './order-note';
import { ReorderRow } from './reorder-row';
import { useOrder } from './use-order';

type ReorderListProps = { readonly entity: Entity; readonly rows: readonly Row[] };

/** Rows that are moved by their buttons alone. */
const PlainRows: typeof DragRowsPart = ({ rows, onMove }) => (
  <>
    {rows.map((row, place) => (
      <ReorderRow key={row.id} row={row} place={place} count={rows.length} onMove={onMove} />
    ))}
  </>
);

/** Dragging is loaded on demand; the buttons work before it is there, and where it never arrives. */
const DragRows = lazy(() =>
  import('./drag-rows').then(
    (module) => ({ default: module.DragRows }),
    () => ({ default: PlainRows }),
  ),
);

/** The list while its order is being made. */
export function ReorderList({ entity, rows }: ReorderListProps) {
  const { ids, move } = useOrder(entity, rows);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const ordered = ids.flatMap((id) => byId.get(id) ?? []);
  const handleMove = (id: string, place: number) => void move(id, place);

  return (
    <>
      <OrderNote entity={entity} />
      <ol className="border-t-2 border-ink">
        <Suspense fallback={<PlainRows rows={ordered} onMove={handleMove} />}>
          <DragRows rows={ordered} onMove={handleMove} />
        </Suspense>
      </ol>
    </>
  );
}
