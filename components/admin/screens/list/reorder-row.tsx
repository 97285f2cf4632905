import { StudioButton } from '@/components/admin/ui/studio-button';
import type { Elements } from '@/components/ui/elements';
import { fullTitle } from '@/components/admin/records/row-text';
import { clsx } from 'clsx';
import {
  type CSSProperties,
  type KeyboardEvent,
  type Ref,
  type FormEvent,
  useId,
  useRef,
  useState,
} from 'react';
import type { Row } from '@/components/admin/store/types';
import { iconButtonStyles, actionStyles, fieldStyles } from '@/components/admin/ui/control-styles';
import { StudioIcon } from '@/components/admin/ui/studio-icon';
import { RowPicture } from '@/components/admin/records/row-picture';
import { reorderStrings as texts } from '@/components/admin/strings/list-actions';
import { ArrowDownIcon, ArrowUpIcon } from '@/components/ui/icons';

type ReorderRowProps = {
  readonly row: Row;
  /** Zero-based. */
  readonly place: number;
  readonly count: number;
  readonly onMove: (id: string, place: number) => void;
  readonly handle?: Elements;
  readonly isDragging?: boolean;
  readonly ref?: Ref<HTMLLIElement>;
  readonly style?: CSSProperties;
};

/** Row in reordering mode: its position, and all controls to move it. */
export function ReorderRow({ row, place, count, onMove, handle, isDragging, ref, style }: ReorderRowProps) {
  const title = fullTitle(row);
  const buttons = [
    [texts.up, place - 1, <ArrowUpIcon key="up" className="size-5" />],
    [texts.down, place + 1, <ArrowDownIcon key="down" className="size-5" />],
    [texts.first, 0, <StudioIcon key="first" name="first" />],
    [texts.last, count - 1, <StudioIcon key="last" name="last" />],
  ] as const;
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(row.id, event.key === 'ArrowUp' ? place - 1 : place + 1);
  };

  return (
    // Alt+Up and Alt+Down work from every control of the row.
    <li
      ref={ref}
      style={style}
      onKeyDownCapture={handleKeyDown}
      className={clsx(
        'flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-joint bg-white py-2',
        isDragging && 'relative z-raised outline-2 outline-brand-ink',
      )}
    >
      {handle}
      <span className="w-8 text-right text-concrete-600 tabular-nums">{place + 1}</span>
      <RowPicture row={row} />
      <span className="min-w-32 flex-1 font-semibold">
        {row.state.kind === 'deleted' ? <s className="text-concrete-600">{title}</s> : title}
      </span>
      <span className="ml-auto flex flex-wrap items-center">
        {buttons.map(([label, to, icon]) => (
          <button
            key={label}
            type="button"
            aria-label={texts.of(label, title)}
            title={label}
            aria-disabled={to < 0 || to >= count || to === place}
            onClick={() => onMove(row.id, to)}
            className={`${iconButtonStyles.press} aria-disabled:opacity-30`}
          >
            {icon}
          </button>
        ))}
        <MoveToPosition row={row} place={place} count={count} onMove={onMove} />
      </span>
    </li>
  );
}

function MoveToPosition({ row, place, count, onMove }: ReorderRowProps) {
  const title = fullTitle(row);
  const id = useId();
  const [wanted, setWanted] = useState<string | null>(null);
  const trigger = useRef<HTMLButtonElement>(null);

  const close = () => {
    setWanted(null);
    requestAnimationFrame(() => trigger.current?.focus());
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const position = Number(wanted);
    if (Number.isInteger(position) && position >= 1) onMove(row.id, position - 1);
    close();
  };

  if (wanted === null) {
    return (
      <StudioButton
        label={texts.toPosition}
        look="quietLow"
        onPress={() => setWanted(String(place + 1))}
        ref={trigger}
        aria-label={texts.of(texts.toPosition, title)}
      />
    );
  }
  return (
    <form onSubmit={handleSubmit} className="flex items-center gap-2">
      <label htmlFor={id} className="text-sm">
        <span>{texts.position}</span>
        <span className="sr-only">{` ${texts.positionOf(title, count)}`}</span>
      </label>
      <input
        id={id}
        type="number"
        min={1}
        max={count}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was just pressed and had the focus
        autoFocus
        onFocus={(event) => event.target.select()}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close();
        }}
        className={`${fieldStyles.low} w-20`}
      />
      <button type="submit" className={actionStyles.outlineLow}>
        {texts.move}
      </button>
    </form>
  );
}
