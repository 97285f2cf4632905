import { site } from '@/components/admin/site';
import { memo, useId } from 'react';
import { listStrings as texts } from '@/components/admin/strings/list';
import {
  type ListView,
  type RecordRowProps,
  rowProps,
  RowActions,
  RowNotes,
  RowTick,
  RowTitle,
} from './row-parts';
import { cellText } from '@/components/admin/records/entities';
import { RowPicture } from '@/components/admin/records/row-picture';
import { StateTag } from '@/components/admin/records/state-tag';
import { momentText } from '@/components/admin/lib/wording';
import { Select } from '@/components/admin/ui/labelled-input';

const RecordCard = memo(function RecordCard({
  row,
  field,
  isSelected,
  onSelect,
  ...actions
}: RecordRowProps) {
  return (
    <li className="border-b border-joint py-3">
      <div className="flex items-start gap-3">
        {actions.isEditable && (
          <span className="p-2">
            <RowTick row={row} isSelected={isSelected} onSelect={onSelect} />
          </span>
        )}
        <RowPicture row={row} />
        <div className="min-w-0 flex-1">
          <RowTitle row={row} field={field} />
          {site().registry[row.entity].columns.map((column) => (
            <p key={column.key} className="text-sm text-concrete-600">
              <span className="sr-only">{`${column.label}: `}</span>
              <span className="line-clamp-2">{cellText(column, row.named)}</span>
            </p>
          ))}
        </div>
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-3">
        <StateTag of={row} />
        <RowNotes row={row} />
        {row.changedAt !== null && (
          <span className="text-sm text-concrete-600">{momentText(row.changedAt)}</span>
        )}
        <span className="ml-auto">
          <RowActions row={row} {...actions} />
        </span>
      </div>
    </li>
  );
});

/** The list below 768 px: one card per record, and a select for sorting. */
export function RecordCards(view: ListView) {
  const { entity, sort, onSort } = view;
  const id = useId();
  const { titleLabel, columns } = site().registry[entity];

  return (
    <>
      <div className="mb-3 flex items-center gap-3">
        <label htmlFor={id} className="text-concrete-600">
          {texts.sort}
        </label>
        <Select
          id={id}
          choices={[
            ['', texts.savedOrder],
            ['title', titleLabel],
            ...columns.map(({ key, label }) => [key, label] as const),
            ['state', texts.state],
            ['-changed', texts.changedLast],
          ]}
          value={sort}
          onChoose={onSort}
          className="flex-1"
        />
      </div>
      <ul className="border-t-2 border-ink">
        {view.rows.map((row, place) => (
          <RecordCard key={place} {...rowProps(view, row)} />
        ))}
      </ul>
    </>
  );
}
