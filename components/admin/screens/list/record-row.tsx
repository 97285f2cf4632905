import { fullTitle } from '@/components/admin/records/row-text';
import { listStrings } from '@/components/admin/strings/list';
import { memo } from 'react';
import type { Row } from '@/components/admin/store/types';
import { cellText } from '@/components/admin/records/entities';
import { RowPicture } from '@/components/admin/records/row-picture';
import { StateTag } from '@/components/admin/records/state-tag';
import { momentText } from '@/components/admin/lib/time-text';
import { RowActions } from './row-actions';
import { RowNotes } from './row-notes';
import { RowTick } from './row-tick';
import { RowTitle } from './row-title';
import type { Selection } from './use-selection';
import { registry } from '@/content/registry';

export type RecordRowProps = {
  readonly row: Row;
  readonly isSelected: boolean;
  readonly onSelect: Selection['set'];
  readonly isEditable: boolean;
  readonly onPreview: (row: Row) => void;
};

/** One row of the table. Remembered, because a key in the filter box must not draw a hundred rows again. */
export const RecordRow = memo(function RecordRow({
  row,
  isSelected,
  onSelect,
  isEditable,
  onPreview,
}: RecordRowProps) {
  const changed = row.changedAt !== null && momentText(row.changedAt);
  return (
    <tr className="group border-b border-joint hover:bg-paper">
      <td className="px-2 py-2.5 xl:px-3">
        {isEditable && (
          <RowTick
            label={listStrings.row.select(fullTitle(row))}
            isTicked={isSelected}
            onTick={(isTicked) => onSelect([row], isTicked)}
          />
        )}
      </td>
      <td className="w-16 px-2 py-2.5 xl:px-3">
        <RowPicture row={row} />
      </td>
      <th scope="row" className="px-2 py-2.5 text-left xl:px-3">
        <RowTitle row={row} />
      </th>
      {registry[row.entity].columns.map((column) => (
        <td
          key={column.key}
          className={`px-2 py-2.5 xl:px-3 ${column.kind !== undefined ? 'xl:whitespace-nowrap' : ''} ${
            column.isExtra ? 'max-xl:hidden' : ''
          }`}
        >
          <span className={column.isLong && 'line-clamp-2 max-w-96'}>{cellText(column, row.value)}</span>
        </td>
      ))}
      <td className="px-2 py-2.5 xl:px-3">
        <StateTag state={row.state} />
        <RowNotes row={row} />
        <span className="mt-1 block text-sm text-concrete-600 xl:hidden">{changed}</span>
      </td>
      <td className="px-2 py-2.5 whitespace-nowrap text-concrete-600 max-xl:hidden xl:px-3">{changed}</td>
      <td className="sticky right-0 bg-white py-2.5 pl-3 group-hover:bg-paper">
        <RowActions row={row} isEditable={isEditable} onPreview={onPreview} />
      </td>
    </tr>
  );
});
