import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { Row } from '@/components/admin/store/types';
import { dragStrings } from '@/components/admin/strings/drag';
import { DragRow } from './drag-row';

type DragRowsProps = {
  readonly rows: readonly Row[];
  readonly onMove: (id: string, place: number) => void;
};

/** Rows that can be dragged by their handles: by pointer, by touch, and with Space and the arrow keys. */
export function DragRows({ rows, onMove }: DragRowsProps) {
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = rows.map(({ id }) => id);
  const positionOf = (id: string | number) => dragStrings.place(ids.indexOf(String(id)) + 1, ids.length);
  // The studio announces the end of a move itself.
  const announcements: Announcements = {
    onDragStart: ({ active }) => dragStrings.pickedUp(positionOf(active.id)),
    onDragOver: ({ over }) => (over === null ? undefined : dragStrings.over(positionOf(over.id))),
    onDragEnd: () => undefined,
    onDragCancel: ({ active }) => dragStrings.cancelled(positionOf(active.id)),
  };
  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    if (over !== null && over.id !== active.id) onMove(String(active.id), ids.indexOf(String(over.id)));
  };

  return (
    <DndContext
      // A fixed id: the generated one differs from render to render.
      id="reorder"
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={handleDragEnd}
      accessibility={{
        announcements,
        container: document.body,
        screenReaderInstructions: {
          draggable: dragStrings.how,
        },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {rows.map((row, place) => (
          <DragRow key={row.id} row={row} place={place} count={rows.length} onMove={onMove} />
        ))}
      </SortableContext>
    </DndContext>
  );
}
