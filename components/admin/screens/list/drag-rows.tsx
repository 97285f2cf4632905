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
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
  useSortable,
} from '@dnd-kit/sortable';
import type { Row } from '@/components/admin/store/types';
import { dragStrings } from '@/components/admin/strings/list-actions';
import { fullTitle } from '@/components/admin/records/row-text';
import { CSS } from '@dnd-kit/utilities';
import type { ComponentProps } from 'react';
import { iconButtonStyles } from '@/components/admin/ui/control-styles';
import { StudioIcon } from '@/components/admin/ui/studio-icon';
import { ReorderRow } from './reorder-row';

type RowProps = ComponentProps<typeof ReorderRow>;

/** Rows with drag handles, for pointer, touch and keyboard (Space and arrow keys). */
export function DragRows({ rows, onMove }: Pick<RowProps, 'onMove'> & { readonly rows: readonly Row[] }) {
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = rows.map(({ id }) => id);
  const positionOf = (id: string | number) => dragStrings.place(ids.indexOf(String(id)) + 1, ids.length);
  // `useOrder` announces the end of a move.
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
      // Fixed id: the generated one differs between renders.
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

function DragRow(props: RowProps) {
  const { row } = props;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({
      id: row.id,
    });
  return (
    <ReorderRow
      {...props}
      ref={setNodeRef}
      isDragging={isDragging}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      handle={
        <button
          ref={setActivatorNodeRef}
          type="button"
          {...attributes}
          {...listeners}
          aria-label={dragStrings.handle(fullTitle(row))}
          // Touch drags on the handle only, and scrolls elsewhere.
          className={iconButtonStyles.drag}
        >
          <StudioIcon name="handle" />
        </button>
      }
    />
  );
}
