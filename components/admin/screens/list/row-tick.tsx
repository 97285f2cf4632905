import { fullTitle } from '@/components/admin/records/row-text';
import type { Row } from '@/components/admin/store/types';
import { listStrings } from '@/components/admin/strings/list';
import type { Selection } from './use-selection';

type RowTickProps = {
  readonly row: Row;
  readonly isSelected: boolean;
  readonly onSelect: Selection['set'];
};

/** Selects a row for the actions on many. */
export function RowTick({ row, isSelected, onSelect }: RowTickProps) {
  return (
    <label className="-m-2 grid size-9 cursor-pointer place-content-center">
      <input
        type="checkbox"
        aria-label={listStrings.row.select(fullTitle(row))}
        checked={isSelected}
        onChange={(event) => onSelect([row], event.target.checked)}
        className="size-4.5 accent-leaf"
      />
    </label>
  );
}
