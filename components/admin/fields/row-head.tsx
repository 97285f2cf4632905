import { actionStyles } from '@/components/admin/ui/control-styles';
import { fieldStrings } from '@/components/admin/strings/editor';

const texts = fieldStrings.rows;

type RowHeadProps = {
  readonly one: string;
  /** From 0. */
  readonly index: number;
  readonly count: number;
  readonly isReadOnly: boolean;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
};

/** Which row of a list this is, and what can be done with it. */
export function RowHead({ one, index, count, isReadOnly, onMove, onRemove }: RowHeadProps) {
  const button = (label: string, onPress: () => void) => (
    <button
      type="button"
      aria-label={texts.of(label, one, index + 1)}
      onClick={onPress}
      className={actionStyles.quietTight}
    >
      {label}
    </button>
  );
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-2">
      <span className="mr-auto font-semibold">{texts.title(one, index + 1)}</span>
      {!isReadOnly && (
        <>
          {index > 0 && button(texts.up, () => onMove(index - 1))}
          {index < count - 1 && button(texts.down, () => onMove(index + 1))}
          {button(texts.remove, onRemove)}
        </>
      )}
    </div>
  );
}
