import { type ReactNode, useRef } from 'react';
import { actionStyles } from '@/components/admin/ui/control-styles';
import { fieldStrings } from '@/components/admin/strings/editor';
import type { ManagedRecord } from '@/content/lib/entity-meta';
import { type FieldSpec, partsOf } from '@/content/lib/field-spec';
import { optionsAround, rowSideOf, sideOf } from './bangla-side';
import { FieldFrame } from './field-frame';
import { schemaAt } from '@/content/lib/schema-parts';
import { fieldId } from './field-id';
import type { FieldProps } from './field-props';
import { listIn, recordIn, withPart } from './parts';
import { RowHead } from './row-head';

const texts = fieldStrings.rows;

type RowsFieldProps = FieldProps<Extract<FieldSpec, { readonly kind: 'rows' | 'pictures' }>> & {
  readonly renderField: (props: FieldProps) => ReactNode;
};

type Change = (rows: readonly ManagedRecord[]) => readonly ManagedRecord[];

const moved = (rows: readonly ManagedRecord[], from: number, to: number) =>
  rows.map((row, index) => (index === from ? rows[to] : index === to ? rows[from] : row) ?? row);

/** A row with another picture: what was written about the one before is not true of it. */
const startedAnew: typeof withPart = (_row, name, value) => withPart({}, name, value);

/** Focuses the first control of a row, or the button that adds one. */
function focusRow(place: Element | null) {
  const control = place?.matches('li')
    ? place.querySelector<HTMLElement>('input:not([hidden]), textarea, select, button')
    : place;
  if (control instanceof HTMLElement) control.focus();
}

/** A list of records inside the record: added, moved and taken away one by one. */
export function RowsField({
  spec,
  path,
  schema,
  value,
  bangla,
  onChange,
  renderField,
  ...shared
}: RowsFieldProps) {
  const list = useRef<HTMLOListElement>(null);
  const rows = listIn(value).map(recordIn);
  const banglaRows = rows.map((_, index) => recordIn(listIn(bangla?.value)[index]));
  const one = spec.kind === 'rows' ? spec.one : texts.picture;

  /** Changes the list, and in Bangla likewise, then puts the focus on a row: what was pressed may be gone. */
  const setRows = (change: Change, row: number) => {
    const hasBangla = listIn(bangla?.value).length > 0;
    onChange(change(rows), { isStep: true, bangla: hasBangla ? { value: change(banglaRows) } : undefined });
    requestAnimationFrame(() =>
      focusRow(list.current?.children[row] ?? document.getElementById(`${fieldId(path)}-add`)),
    );
  };

  return (
    <FieldFrame
      name={path}
      label={spec.label}
      help={spec.help}
      isRequired={spec.isRequired}
      message={shared.messageOf(path)}
      isGroup
    >
      <ol ref={list} className="space-y-4">
        {rows.map((row, index) => (
          <li key={index} className="border-l-2 border-joint pl-4">
            <RowHead
              one={one}
              index={index}
              count={rows.length}
              isReadOnly={shared.isReadOnly}
              onMove={(to) => setRows((list) => moved(list, index, to), to)}
              onRemove={() => setRows((list) => list.toSpliced(index, 1), index)}
            />
            <div className="space-y-5">
              {partsOf(spec).map((part) => {
                const element = schema && schemaAt(schema, String(index));
                return renderField({
                  ...shared,
                  spec: part,
                  path: `${path}.${index}.${part.name}`,
                  schema: element && schemaAt(element, part.name),
                  value: row[part.name],
                  bangla: sideOf(rowSideOf(bangla, index, rows.length), part.name),
                  onChange: (next, options) => {
                    const isReplaced = spec.kind === 'pictures' && options?.media !== undefined;
                    const change = isReplaced && row[part.name] ? startedAnew : withPart;
                    const withRow = (list: readonly ManagedRecord[], value: unknown) =>
                      list.with(index, change(list[index] ?? {}, part.name, value));
                    const around = optionsAround(bangla, options, (twin) => withRow(banglaRows, twin));
                    onChange(withRow(rows, next), around);
                  },
                });
              })}
            </div>
          </li>
        ))}
      </ol>
      {!shared.isReadOnly && (
        <button
          type="button"
          id={`${fieldId(path)}-add`}
          onClick={() => setRows((list) => [...list, {}], rows.length)}
          className={`${actionStyles.outline} mt-3`}
        >
          {texts.add(one)}
        </button>
      )}
    </FieldFrame>
  );
}
