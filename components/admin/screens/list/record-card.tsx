import { fullTitle } from '@/components/admin/records/row-text';
import { listStrings } from '@/components/admin/strings/list';
import { memo } from 'react';
import { cellText } from '@/components/admin/records/entities';
import { RowPicture } from '@/components/admin/records/row-picture';
import { StateTag } from '@/components/admin/records/state-tag';
import { momentText } from '@/components/admin/strings/time-text';
import type { RecordRowProps } from './record-row';
import { RowActions } from './row-actions';
import { RowNotes } from './row-notes';
import { RowTick } from './row-tick';
import { RowTitle } from './row-title';
import { registry } from '@/content/registry';

/** One record as a card. Remembered, as the row of the table is. */
export const RecordCard = memo(function RecordCard({
  row,
  isSelected,
  onSelect,
  isEditable,
  onPreview,
}: RecordRowProps) {
  return (
    <li className="border-b border-joint py-3">
      <div className="flex items-start gap-3">
        {isEditable && (
          <span className="p-2">
            <RowTick
              label={listStrings.row.select(fullTitle(row))}
              isTicked={isSelected}
              onTick={(isTicked) => onSelect([row], isTicked)}
            />
          </span>
        )}
        <RowPicture row={row} />
        <div className="min-w-0 flex-1">
          <RowTitle row={row} />
          {registry[row.entity].columns.map((column) => (
            <p key={column.key} className="line-clamp-2 text-sm text-concrete-600">
              <span className="sr-only">{column.label}: </span>
              {cellText(column, row.value)}
            </p>
          ))}
        </div>
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-3">
        <StateTag state={row.state} />
        <RowNotes row={row} />
        {row.changedAt !== null && (
          <span className="text-sm text-concrete-600">{momentText(row.changedAt)}</span>
        )}
        <span className="ml-auto">
          <RowActions row={row} isEditable={isEditable} onPreview={onPreview} />
        </span>
      </div>
    </li>
  );
});
