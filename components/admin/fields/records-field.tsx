import { site } from '@/components/admin/site';
import { useRef } from 'react';
import { fullTitle } from '@/components/admin/records/row-text';
import { useRecords, useStudio } from '@/components/admin/store/studio-context.client';
import { rowsFieldStrings as texts } from '@/components/admin/strings/editor';
import { PartMissing } from '@/components/admin/ui/lazy-part';
import { Select } from '@/components/admin/ui/labelled-input';
import { type Entity, type FieldSpec, listIn, textOf } from '@/lib/records';
import type { FieldProps } from './control-props';
import { describedBy, FieldFrame } from './field-frame';
import { focusRow, moved, RowHead } from './rows-field';
import { ChoiceField } from './text-field';

type RecordSpec = Extract<FieldSpec, { readonly kind: 'record' }>;
type RecordsSpec = Extract<FieldSpec, { readonly kind: 'records' }>;

const idsIn = (value: unknown) =>
  (typeof value === 'string' ? [value] : listIn(value).map(textOf)).filter(Boolean);

/** The records of an entity with their titles, drafts included; `labels` also has those that are to be deleted. */
function useChoices(entity: Entity) {
  const isMissing = useRecords(entity) === 'missing';
  const rows = useStudio((studio) => studio.rows(entity));
  const titled = rows.map((row) => ({ row, choice: [row.id, fullTitle(row)] as const }));
  const choices = titled.filter(({ row: { change } }) => change?.op !== 'delete').map(({ choice }) => choice);
  return { isMissing, choices, labels: Object.fromEntries(titled.map(({ choice }) => choice)) };
}

/** Field for one record of another entity: a select by name. The value is its id. */
export function OneRecordField({
  spec,
  path,
  value,
  isReadOnly,
  onChange,
  ...shared
}: FieldProps<RecordSpec>) {
  const { isMissing, choices, labels } = useChoices(spec.records);
  if (isMissing) return <PartMissing />;
  return (
    <ChoiceField
      name={path}
      label={spec.label}
      help={spec.help}
      isRequired={spec.isRequired}
      message={shared.messageOf(path)}
      isReadOnly={isReadOnly}
      value={typeof value === 'string' ? value : ''}
      options={choices.map(([id]) => id)}
      labels={labels}
      none={spec.isRequired ? undefined : texts.none}
      onChange={(id) => onChange(id === '' ? undefined : id)}
      onLeave={() => shared.onLeave()}
    />
  );
}

type RecordsFieldProps = FieldProps<RecordsSpec> & {
  readonly max: number;
};

/** Field for records of another entity: a select by name for each, and one that adds. The value is their ids. */
export function RecordsField({ spec, path, value, max, isReadOnly, onChange, ...shared }: RecordsFieldProps) {
  const list = useRef<HTMLOListElement>(null);
  const { isMissing, choices } = useChoices(spec.records);
  const ids = idsIn(value);
  const places = ids.length < max && !isReadOnly ? [...ids, ''] : ids;
  const { singular } = site().registry[spec.records];
  const frame = { name: path, label: spec.label, help: spec.help, message: shared.messageOf(path) };
  if (isMissing) return <PartMissing />;

  const set = (next: readonly string[], isStep = true) =>
    onChange(next.length === 0 ? undefined : next, { isStep });
  /** Sets the ids, then focuses a row: the pressed button may have unmounted. */
  const press = (next: readonly string[], row: number, arrow?: string) => {
    set(next);
    requestAnimationFrame(() => focusRow(list.current?.children[row], arrow));
  };
  return (
    <FieldFrame {...frame} isRequired={spec.isRequired} isGroup>
      <ol ref={list}>
        {places.map((id, index) => (
          <li key={index}>
            <RowHead
              singular={singular}
              index={index}
              count={ids.length}
              isReadOnly={isReadOnly || id === ''}
              onMove={(to, arrow) => press(moved(ids, index, to), to, arrow)}
              onRemove={() => press(ids.toSpliced(index, 1), index)}
            >
              <Select
                data-control=""
                aria-label={id === '' ? texts.add(singular) : texts.title(singular, index + 1)}
                aria-invalid={frame.message !== undefined}
                aria-describedby={describedBy(frame)}
                disabled={isReadOnly}
                value={id}
                choices={choices.filter(([one]) => one === id || !ids.includes(one))}
                onChoose={(one) => set(id === '' ? [...ids, one] : ids.with(index, one), false)}
                onBlur={() => shared.onLeave()}
                className="min-w-0 flex-1 basis-60 pl-2.5 max-sm:basis-full"
              >
                {!choices.some(([one]) => one === id) && (
                  <option value={id}>{id === '' ? texts.add(singular) : id}</option>
                )}
              </Select>
            </RowHead>
          </li>
        ))}
      </ol>
    </FieldFrame>
  );
}

type RecordNamesProps = { readonly spec: RecordSpec | RecordsSpec; readonly value: unknown };

/** Names of the records of a field; the id of one that does not exist. */
export function RecordNames({ spec, value }: RecordNamesProps) {
  const { labels } = useChoices(spec.records);
  return (
    <ul className="list-disc pl-5">
      {idsIn(value).map((id) => (
        <li key={id}>{labels[id] ?? id}</li>
      ))}
    </ul>
  );
}
