import { useId } from 'react';
import { cellText, entityInfo } from '@/components/admin/shared/entities';
import { fieldStyle } from '@/components/admin/shared/control-styles';
import { RowPicture } from '@/components/admin/shared/row-picture';
import { StateTag } from '@/components/admin/shared/state-tag';
import { momentText } from '@/components/admin/shared/time-text';
import { parseListQuery } from './list-query';
import type { ListView } from './list-view';
import { RowActions } from './row-actions';
import { RowTick } from './row-tick';
import { RowTitle } from './row-title';

/** The list below 768 px: a card for each record, and a select in place of the table's head. */
export function RecordCards({ entity, rows, selection, isEditable, sort, onSort, onPreview }: ListView) {
  const id = useId();
  const { titleLabel, columns } = entityInfo[entity];
  const sortable = [
    ['title', titleLabel] as const,
    ...columns.map(({ key, label }) => [key, label] as const),
  ];

  return (
    <>
      <div className="mb-3 flex items-center gap-3">
        <label htmlFor={id} className="text-concrete-600">
          Sort
        </label>
        <select
          id={id}
          value={sort === null ? '' : `${sort.isDescending ? '-' : ''}${sort.key}`}
          onChange={(event) => onSort(parseListQuery(`sort=${event.target.value}`).sort)}
          className={`${fieldStyle} flex-1`}
        >
          <option value="">Saved order</option>
          {[...sortable, ['state', 'State'] as const].map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
          <option value="-changed">Changed last</option>
        </select>
      </div>
      <ul className="border-t-2 border-ink">
        {rows.map((row) => (
          <li key={row.id} className="border-b border-joint py-3">
            <div className="flex items-start gap-3">
              {isEditable && (
                <span className="p-2">
                  <RowTick row={row} isSelected={selection.has(row)} onSelect={selection.set} />
                </span>
              )}
              <RowPicture row={row} />
              <div className="min-w-0 flex-1">
                <RowTitle row={row} isEditable={isEditable} />
                {columns.map((column) => (
                  <p key={column.key} className="line-clamp-2 text-sm text-concrete-600">
                    <span className="sr-only">{column.label}: </span>
                    {cellText(column, row.value)}
                  </p>
                ))}
              </div>
            </div>
            <div className="mt-2 flex flex-wrap items-center gap-x-3">
              <StateTag state={row.state} />
              {row.changedAt !== null && (
                <span className="text-sm text-concrete-600">{momentText(row.changedAt)}</span>
              )}
              <span className="ml-auto">
                <RowActions row={row} isEditable={isEditable} onPreview={onPreview} />
              </span>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
