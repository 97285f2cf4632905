import type { Media } from '@/content/exchange/studio-types';
import type { ManagedRecord } from '@/content/lib/entity-meta';
import { type Schema, schemaAt } from '@/content/lib/schema-parts';
import { listIn, recordIn, withPart } from '@/components/admin/records/draft-values';

/** What a change of a field brings beside the new value. All of it is one step of Undo. */
export type ChangeOptions = {
  /** A picture that the value uses, to be stored with it. */
  readonly media?: Media | undefined;
  /** A step of its own in the form's history, apart from what was typed before. */
  readonly isStep?: boolean;
  /** The new Bangla of the field, where it changes too. */
  readonly bangla?: { readonly value: unknown };
};

/** What is in Bangla beside a field: its text, or the texts of the fields inside it. */
export type BanglaSide = {
  readonly schema: Schema;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly onLeave: () => void;
};

/** The Bangla side of a field inside a group; undefined where the field has no language. */
export function sideOf(side: BanglaSide | undefined, name: string): BanglaSide | undefined {
  const schema = side && schemaAt(side.schema, name);
  if (schema === undefined) return undefined;
  const record = recordIn(side?.value);
  return {
    schema,
    value: record[name],
    onChange: (next) => side?.onChange(withPart(record, name, next)),
    onLeave: () => side?.onLeave(),
  };
}

/** The Bangla side of one row; there are as many of them as English rows. */
export function rowSideOf(side: BanglaSide | undefined, index: number, count: number) {
  const schema = side && schemaAt(side.schema, String(index));
  if (schema === undefined) return undefined;
  const rows = listIn(side?.value);
  return {
    ...side,
    schema,
    value: rows[index],
    onChange: (next: unknown) =>
      side?.onChange(
        Array.from({ length: count }, (_, place) => (place === index ? next : (rows[place] ?? {}))),
      ),
  } as BanglaSide;
}

/**
 * The options of a change to a group or a list, made of those of a part of it.
 * @param around - makes the Bangla of the whole from that of the part; not called where the field has no language.
 */
export function optionsAround(
  side: BanglaSide | undefined,
  options: ChangeOptions = {},
  around: (bangla: unknown) => unknown,
): ChangeOptions {
  const { bangla, ...others } = options;
  if (side === undefined || bangla === undefined) return others;
  return { ...others, bangla: { value: around(bangla.value) } };
}

/** A record with another value in one field of its Bangla version, which is gone when nothing is written in it. */
export function withBanglaPart(record: ManagedRecord, name: string, value: unknown) {
  const bn = withPart(recordIn(record.bn), name, value);
  return withPart(record, 'bn', hasText(bn) ? bn : undefined);
}

const hasText = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(hasText)
    : value !== undefined && value !== '';
