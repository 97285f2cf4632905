import { useRef } from 'react';
import { fullTitle } from '@/components/admin/records/row-text';
import { useRecords, useStudio } from '@/components/admin/store/studio-context.client';
import { rowsFieldStrings as texts } from '@/components/admin/strings/editor';
import { PartMissing } from '@/components/admin/ui/lazy-part';
import { Select } from '@/components/admin/ui/labelled-input';
import { type FieldSpec, listIn, textOf } from '@/lib/records';
import { registry } from '@/content/registry';
import { type FieldProps } from './control-props';
import { describedBy, FieldFrame } from './field-frame';
import { focusRow, moved, RowHead } from './rows-field';

type RecordsSpec = Extract<FieldSpec, { readonly kind: 'records' | 'record' }>;

const idsIn = (value: unknown) =>
  (typeof value === 'string' ? [value] : listIn(value).map(textOf)).filter(Boolean);

function useChoices(entity: RecordsSpec['records']) {
  const isMissing = useRecords(entity) === 'missing';
  const rows = useStudio((studio) => studio.rows(entity));
  const choices = rows
    .filter(({ state }) => state.kind !== 'deleted')
    .map((row) => [row.id, fullTitle(row)] as const);
  return { isMissing, choices };
}

type RecordsFieldProps = FieldProps<RecordsSpec> & {
  readonly max: number;
};

/** Field for records of another entity: a select by name for each, and one that adds. The value is their ids, or one id. */
export function RecordsField({ spec, path, value, max, isReadOnly, onChange, ...shared }: RecordsFieldProps) {
  const list = useRef<HTMLOListElement>(null);
  const { isMissing, choices } = useChoices(spec.records);
  const ids = idsIn(value);
  const places = ids.length < max && !isReadOnly ? [...ids, ''] : ids;
  const { singular } = registry[spec.records];
  const frame = { name: path, label: spec.label, help: spec.help, message: shared.messageOf(path) };
  if (isMissing) return <PartMissing />;

  const set = (next: readonly string[], isStep = true) =>
    onChange(spec.kind === 'record' || next.length === 0 ? next[0] : next, { isStep });
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

/** Names of the records of a field; the id of one that is not on the website. */
export function RecordNames({ spec, value }: { readonly spec: RecordsSpec; readonly value: unknown }) {
  const names = new Map(useChoices(spec.records).choices);
  return (
    <ul className="list-disc pl-5">
      {idsIn(value).map((id) => (
        <li key={id}>{names.get(id) ?? id}</li>
      ))}
    </ul>
  );
}
