import { fullTitle } from '@/components/admin/records/row-text';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { ComponentProps } from 'react';
import { iconButtonStyles } from '@/components/admin/ui/control-styles';
import { StudioIcon } from '@/components/admin/ui/studio-icon';
import { dragStrings } from '@/components/admin/strings/drag';
import { ReorderRow } from './reorder-row';

type DragRowProps = Omit<ComponentProps<typeof ReorderRow>, 'handle' | 'ref' | 'style'>;

/** A row with a handle. */
export function DragRow(props: DragRowProps) {
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
          // A finger on the handle drags; elsewhere it scrolls.
          className={iconButtonStyles.drag}
        >
          <StudioIcon name="handle" />
        </button>
      }
    />
  );
}
