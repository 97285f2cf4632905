import { type FormEvent, useId, useRef, useState } from 'react';
import { actionStyles, fieldStyles } from '@/components/admin/ui/control-styles';
import { reorderStrings } from '@/components/admin/strings/list-actions';

const texts = reorderStrings.move;

type MoveToPositionProps = {
  readonly title: string;
  readonly place: number;
  readonly count: number;
  readonly onMove: (place: number) => void;
};

/** Moves a row to a position that is typed: for long lists. */
export function MoveToPosition({ title, place, count, onMove }: MoveToPositionProps) {
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
    if (Number.isInteger(position) && position >= 1) onMove(position - 1);
    close();
  };

  if (wanted === null) {
    return (
      <button
        ref={trigger}
        type="button"
        aria-label={texts.of(texts.toPosition, title)}
        onClick={() => setWanted(String(place + 1))}
        className={actionStyles.quietLow}
      >
        {texts.toPosition}
      </button>
    );
  }
  return (
    <form onSubmit={handleSubmit} className="flex items-center gap-2">
      <label htmlFor={id} className="text-sm">
        {texts.position}
        <span className="sr-only"> {texts.positionOf(title, count)}</span>
      </label>
      <input
        id={id}
        type="number"
        min={1}
        max={count}
        // It takes the place of the button that was just pressed and had the focus.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
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
