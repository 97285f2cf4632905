import { type ReactNode, useRef } from 'react';
import { actionStyles } from '@/components/admin/ui/control-styles';
import { fieldStrings } from '@/components/admin/strings/fields';
import type { ManagedRecord } from '@/content/lib/about';
import { type FieldSpec, partsOf } from '@/content/lib/field-spec';
import { rowSideOf, sideOf } from './bangla-side';
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
  const one = spec.kind === 'rows' ? spec.one : texts.picture;

  /** Changes the list, and in Bangla likewise, then puts the focus on a row: what was pressed may be gone. */
  const setRows = (change: Change, row: number) => {
    onChange(change(rows));
    const twins = listIn(bangla?.value);
    if (twins.length > 0) bangla?.onChange(change(rows.map((_, index) => recordIn(twins[index]))));
    requestAnimationFrame(() => {
      const item = list.current?.children[row] ?? document.getElementById(`${fieldId(path)}-add`);
      const control = item?.matches('li')
        ? item.querySelector<HTMLElement>('input:not([hidden]), textarea, select, button')
        : item;
      if (control instanceof HTMLElement) control.focus();
    });
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
                  onChange: (next, media) =>
                    onChange(
                      rows.map((each, other) => (other === index ? withPart(each, part.name, next) : each)),
                      media,
                    ),
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
