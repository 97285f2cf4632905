import { useId } from 'react';
import { fieldStyle } from '@/components/admin/ui/control-styles';
import { listStrings } from '@/components/admin/strings/list';
import type { ListView } from './list-view';
import { RecordCard } from './record-card';
import { registry } from '@/content/registry';

const texts = listStrings.sort;

/** The list below 768 px: a card for each record, and a select in place of the table's head. */
export function RecordCards({ entity, rows, selection, isEditable, sort, onSort, onPreview }: ListView) {
  const id = useId();
  const { titleLabel, columns } = registry[entity];
  const sortable = [
    ['title', titleLabel] as const,
    ...columns.map(({ key, label }) => [key, label] as const),
  ];

  return (
    <>
      <div className="mb-3 flex items-center gap-3">
        <label htmlFor={id} className="text-concrete-600">
          {texts.name}
        </label>
        <select
          id={id}
          value={sort}
          onChange={(event) => onSort(event.target.value)}
          className={`${fieldStyle} flex-1`}
        >
          <option value="">{texts.saved}</option>
          {[...sortable, ['state', texts.state] as const].map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
          <option value="-changed">{texts.changed}</option>
        </select>
      </div>
      <ul className="border-t-2 border-ink">
        {rows.map((row) => (
          <RecordCard
            key={row.id}
            row={row}
            isSelected={selection.has(row)}
            onSelect={selection.set}
            isEditable={isEditable}
            onPreview={onPreview}
          />
        ))}
      </ul>
    </>
  );
}
