import { type ReactElement, useRef, useState } from 'react';
import type { Elements } from '@/components/ui/elements';
import { lazyPart } from '@/components/admin/ui/lazy-part';
import { useLatest } from '@/components/admin/ui/use-latest';
import { StudioButton } from '@/components/admin/ui/studio-button';
import { rowsFieldStrings as texts } from '@/components/admin/strings/editor';
import {
  DATED,
  type ManagedRecord,
  type FieldSpec,
  partsOf,
  partsOfRow,
  schemaAt,
  listIn,
} from '@/lib/records';
import { FieldFrame } from './field-frame';
import { fieldId, type FieldProps } from './control-props';
import { recordIn, withPart } from '@/components/admin/records/draft-values';

type RowsFieldProps = FieldProps<Extract<FieldSpec, { readonly kind: 'rows' | 'pictures' }>> & {
  readonly renderField: (props: FieldProps) => ReactElement;
};

const ManyPictures = lazyPart(() => import('./many-pictures'), 'ManyPictures');

type Change = (rows: readonly ManagedRecord[]) => readonly ManagedRecord[];

/** Returns a list with two rows swapped. */
export const moved = <Row,>(rows: readonly Row[], from: number, to: number) =>
  rows.map((row, index) => (index === from ? rows[to] : index === to ? rows[from] : row) ?? row);

/** Replaces a row's picture and removes its other values, which describe the previous picture. */
const startedAnew: typeof withPart = (_row, name, value) => withPart({}, name, value);

/** Values that rows lost with a change of their kind, which each arrow key makes; by key of the row. */
type Dropped = Map<number | undefined, ManagedRecord>;

/** Sets the kind of a row. Fields that it does not have go to `dropped`; those of an earlier kind come back. */
const ofKind =
  (spec: FieldSpec, dropped: Dropped, key: number | undefined): typeof withPart =>
  (row, name, kind) => {
    const names = new Set(partsOfRow(spec, { kind }).map((part) => part.name));
    const known = Object.entries(withPart({ ...dropped.get(key), ...row }, name, kind));
    dropped.set(key, Object.fromEntries(known.filter(([part]) => !names.has(part))));
    return Object.fromEntries(known.filter(([part]) => names.has(part)));
  };

const keys = new WeakMap<ManagedRecord, number>();

/** Gives a row its key, or that of the row that it replaces; it stays the same where the row moves. */
export function keyed(row: ManagedRecord, replaced = row) {
  keys.set(row, keys.get(replaced) ?? Math.random());
  return row;
}

/** Focuses the pressed arrow, else the other one; without an arrow the first control of the body, never Remove. */
export function focusRow(row: Element | undefined, arrow?: string) {
  const [head, body = head] = row?.children ?? [];
  const control =
    arrow === undefined
      ? body?.querySelector<HTMLElement>('input:not([hidden]), textarea, select, button')
      : (head?.querySelector<HTMLElement>(`[aria-label^="${arrow}:"]`) ?? head?.querySelector('button'));
  control?.focus();
}

/** Field for a list of records within the record; rows are added, moved and removed one by one. */
export function RowsField({ spec, path, schema, value, onChange, renderField, ...shared }: RowsFieldProps) {
  const list = useRef<HTMLOListElement>(null);
  const [dropped] = useState<Dropped>(() => new Map());
  const rows = listIn(value).map(recordIn);
  const singular = spec.kind === 'rows' ? spec.singular : texts.picture;
  // Rows of several kinds make up a page: they are copied, and inserted between others.
  const isPage = spec.name !== DATED && partsOf(spec).some(({ of }) => of !== undefined);

  // The list may change while a picture is prepared.
  const addPicture = useLatest((image: object) =>
    onChange([...rows, { image: { ...image, alt: { en: '' } } }], { isStep: true }),
  );

  /** Changes the list, then focuses a row: the pressed button may have unmounted. */
  const setRows = (change: Change, row: number, arrow?: string) => {
    onChange(change(rows), { isStep: true });
    requestAnimationFrame(() => {
      const item = list.current?.children[row];
      if (item) focusRow(item, arrow);
      else document.getElementById(`${fieldId(path)}-add`)?.focus();
    });
  };

  const insert = (place: number, row: ManagedRecord) =>
    setRows((list) => list.toSpliced(place, 0, row), place);

  const frame = { name: path, label: spec.label, help: spec.help, isRequired: spec.isRequired };
  return (
    <FieldFrame {...frame} message={shared.messageOf(path)} isGroup>
      <ol ref={list} className="space-y-4">
        {rows.map((row, index) => (
          <li key={keys.get(keyed(row))} className="border-l-2 border-joint pl-4">
            <RowHead
              singular={singular}
              index={index}
              count={rows.length}
              isReadOnly={shared.isReadOnly}
              onMove={(to, arrow) => setRows((list) => moved(list, index, to), to, arrow)}
              onRemove={() => setRows((list) => list.toSpliced(index, 1), index)}
              onInsert={isPage ? (added) => insert(index + 1, added) : undefined}
              row={row}
            />
            <div role="group" aria-label={texts.title(singular, index + 1)} className="space-y-5">
              {partsOfRow(spec, row).map((part) => {
                const element = schema && schemaAt(schema, String(index));
                return renderField({
                  ...shared,
                  spec: part,
                  path: `${path}.${index}.${part.name}`,
                  schema: element && schemaAt(element, part.name),
                  value: row[part.name],
                  onChange: (next, options) => {
                    const isKind = part.name === 'kind';
                    const isReplaced = spec.kind === 'pictures' && options?.isNew && row[part.name];
                    const otherwise = isReplaced ? startedAnew : withPart;
                    const change = isKind ? ofKind(spec, dropped, keys.get(row)) : otherwise;
                    const changed = keyed(change(rows[index] ?? {}, part.name, next), row);
                    onChange(rows.with(index, changed), isKind ? { isStep: true } : options);
                  },
                });
              })}
            </div>
          </li>
        ))}
      </ol>
      {!shared.isReadOnly && (
        <>
          {spec.kind === 'pictures' && (
            <div className="mt-4">
              <ManyPictures rules={spec.picture} readTitle={shared.readTitle} onPicture={addPicture} />
            </div>
          )}
          <StudioButton
            label={texts.add(singular)}
            onPress={() => insert(rows.length, {})}
            id={`${fieldId(path)}-add`}
            className="mt-3"
          />
        </>
      )}
    </FieldFrame>
  );
}

type GroupFieldProps = FieldProps<Extract<FieldSpec, { readonly kind: 'group' }>> & {
  readonly renderField: (props: FieldProps) => ReactElement;
};

/** Field for a fixed record within the record. */
export function GroupField({ spec, path, schema, value, onChange, renderField, ...shared }: GroupFieldProps) {
  const record = recordIn(value);
  return (
    <FieldFrame name={path} label={spec.label} help={spec.help} message={shared.messageOf(path)} isGroup>
      {/* Numbers stand three to a row. */}
      <div className="grid gap-x-6 gap-y-5 border-l-2 border-joint pl-4 @lg:grid-cols-3">
        {spec.fields.map((part) => (
          <div key={part.name} className={part.kind === 'number' ? 'min-w-0' : 'col-span-full'}>
            {renderField({
              ...shared,
              spec: part,
              path: `${path}.${part.name}`,
              schema: schema && schemaAt(schema, part.name),
              value: record[part.name],
              onChange: (next, options) => onChange(withPart(record, part.name, next), options),
            })}
          </div>
        ))}
      </div>
    </FieldFrame>
  );
}

type RowHeadProps = {
  /** In place of the row's noun and number. */
  readonly children?: Elements;
  readonly singular: string;
  /** Zero-based. */
  readonly index: number;
  readonly count: number;
  readonly isReadOnly: boolean;
  /** @param arrow - label of the pressed button. */
  readonly onMove: (to: number, arrow: string) => void;
  readonly onRemove: () => void;
  /** Adds a row below this one. */
  readonly onInsert?: ((row: ManagedRecord) => void) | undefined;
  /** What a copy has. */
  readonly row?: ManagedRecord;
};

/** Renders the title of a row and its buttons. */
export function RowHead({ singular, index, count, isReadOnly, onMove, onRemove, ...own }: RowHeadProps) {
  const { children, onInsert, row } = own;
  const button = (label: string, onPress: () => void) => (
    <StudioButton
      label={label}
      look="quietTight"
      onPress={onPress}
      aria-label={texts.of(label, singular, index + 1)}
    />
  );
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-2">
      {children ?? <span className="mr-auto font-semibold">{texts.title(singular, index + 1)}</span>}
      {!isReadOnly && (
        <>
          {index > 0 && button(texts.up, () => onMove(index - 1, texts.up))}
          {index < count - 1 && button(texts.down, () => onMove(index + 1, texts.down))}
          {onInsert && button(texts.copy, () => onInsert({ ...row }))}
          {onInsert && button(texts.insert, () => onInsert({}))}
          {button(texts.remove, onRemove)}
        </>
      )}
    </div>
  );
}
