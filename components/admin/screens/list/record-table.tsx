import { site } from '@/components/admin/site';
import { listStrings as texts } from '@/components/admin/strings/list';
import {
  type ListView,
  type RecordRowProps,
  rowProps,
  RowTick,
  Tick,
  RowActions,
  RowNotes,
  RowTitle,
} from './row-parts';
import { memo } from 'react';
import { cellText } from '@/components/admin/records/entities';
import { RowPicture } from '@/components/admin/records/row-picture';
import { StateTag } from '@/components/admin/records/state-tag';
import { momentText, placeName } from '@/components/admin/lib/wording';

/** The list from 768 px: a native table with sort buttons in its header. */
export function RecordTable(view: ListView) {
  const { entity, rows, selection, isEditable, sort, onSort } = view;
  const { plural, titleLabel, columns } = site().registry[entity];
  const isAllTicked = rows.every((row) => selection.has(row));
  const sortable = { sort, onSort };
  const edge = 'border-b-2 border-ink px-2 xl:px-3';

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wide tables scroll inside their own region, never the page: so the keyboard has to reach it (axe, scrollable-region-focusable)
    <div role="region" aria-label={texts.table(plural)} tabIndex={0} className="relative overflow-x-auto">
      <table className="w-full border-collapse tabular-nums">
        <caption className="sr-only">{placeName(site().registry[entity].list)}</caption>
        <thead>
          <tr>
            <td className={`${edge} w-9`}>
              {isEditable && (
                <Tick
                  label={texts.selectPage}
                  isTicked={isAllTicked}
                  onTick={(isTicked) => selection.set(rows, isTicked)}
                />
              )}
            </td>
            <th scope="col" className={edge}>
              <span className="sr-only">{texts.picture}</span>
            </th>
            <SortHeader label={titleLabel} sortKey="title" {...sortable} />
            {columns.map(({ key, label, isExtra }) => (
              <SortHeader key={key} label={label} sortKey={key} isExtra={isExtra} {...sortable} />
            ))}
            <SortHeader label={texts.state} sortKey="state" {...sortable} />
            <SortHeader label={texts.changed} sortKey="changed" isExtra {...sortable} />
            <th scope="col" className={`${edge} sticky right-0 bg-white`}>
              <span className="sr-only">{texts.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <RecordRow key={place} {...rowProps(view, row)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type SortHeaderProps = {
  readonly label: string;
  readonly sortKey: string;
  readonly sort: string;
  readonly onSort: (sort: string) => void;
  readonly isExtra?: boolean | undefined;
};

const signs = { none: '', ascending: '▲', descending: '▼' } as const;

function SortHeader({ label, sortKey, sort, onSort, isExtra }: SortHeaderProps) {
  const direction = sort === sortKey ? 'ascending' : sort === `-${sortKey}` ? 'descending' : 'none';
  const next = { none: sortKey, ascending: `-${sortKey}`, descending: '' } as const;
  return (
    <th
      scope="col"
      aria-sort={direction === 'none' ? undefined : direction}
      className={`border-b-2 border-ink px-2 py-1 text-left text-sm font-medium text-concrete-600 xl:px-3 ${
        isExtra ? 'max-xl:hidden' : ''
      }`}
    >
      <button
        type="button"
        onClick={() => onSort(next[direction])}
        className="-mx-1 inline-flex min-h-9 cursor-pointer items-center gap-1 px-1 text-left hover:text-ink"
      >
        <span>{label}</span>
        <span aria-hidden="true" className="w-3">
          {signs[direction]}
        </span>
      </button>
    </th>
  );
}

/** One row of the table. Keyed by position: filtering updates the existing rows instead of mounting new ones. */
const RecordRow = memo(function RecordRow({ row, field, isSelected, onSelect, ...actions }: RecordRowProps) {
  const changed = row.changedAt !== null && momentText(row.changedAt);
  return (
    <tr className="group border-b border-joint hover:bg-paper">
      <td className="px-2 py-2.5 xl:px-3">
        {actions.isEditable && <RowTick row={row} isSelected={isSelected} onSelect={onSelect} />}
      </td>
      <td className="w-16 px-2 py-2.5 xl:px-3">
        <RowPicture row={row} />
      </td>
      <th scope="row" className="px-2 py-2.5 text-left xl:px-3">
        <RowTitle row={row} field={field} />
      </th>
      {site().registry[row.entity].columns.map((column) => (
        <td
          key={column.key}
          className={`px-2 py-2.5 xl:px-3 ${column.kind !== undefined ? 'xl:whitespace-nowrap' : ''} ${
            column.isExtra ? 'max-xl:hidden' : ''
          }`}
        >
          <span className={column.isLong && 'line-clamp-2 max-w-96'}>{cellText(column, row.named)}</span>
        </td>
      ))}
      <td className="px-2 py-2.5 xl:px-3">
        <StateTag of={row} />
        <RowNotes row={row} />
        <span className="mt-1 block text-sm text-concrete-600 xl:hidden">{changed}</span>
      </td>
      <td className="px-2 py-2.5 whitespace-nowrap text-concrete-600 max-xl:hidden xl:px-3">{changed}</td>
      <td className="sticky right-0 bg-white py-2.5 pl-3 group-hover:bg-paper">
        <RowActions row={row} {...actions} />
      </td>
    </tr>
  );
});
