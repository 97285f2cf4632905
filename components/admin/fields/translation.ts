import type { Media } from '@/content/exchange/studio-types';
import type { ManagedRecord } from '@/content/lib/entity-meta';
import { type Schema, schemaAt } from '@/content/lib/schema-parts';
import { recordIn, withPart } from '@/components/admin/records/draft-values';
import { listIn } from '@/content/lib/json-value';

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
export type Translation = {
  readonly schema: Schema;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly onLeave: () => void;
};

/** The Bangla of a field inside a group; undefined where the field has no language. */
export function translationOf(translation: Translation | undefined, name: string): Translation | undefined {
  const schema = translation && schemaAt(translation.schema, name);
  if (schema === undefined) return undefined;
  const record = recordIn(translation?.value);
  return {
    schema,
    value: record[name],
    onChange: (next) => translation?.onChange(withPart(record, name, next)),
    onLeave: () => translation?.onLeave(),
  };
}

/** The Bangla of one row; there are as many of them as English rows. */
export function rowTranslationOf(translation: Translation | undefined, index: number, count: number) {
  const schema = translation && schemaAt(translation.schema, String(index));
  if (schema === undefined) return undefined;
  const rows = listIn(translation?.value);
  return {
    ...translation,
    schema,
    value: rows[index],
    onChange: (next: unknown) =>
      translation?.onChange(
        Array.from({ length: count }, (_, place) => (place === index ? next : (rows[place] ?? {}))),
      ),
  } as Translation;
}

/**
 * The options of a change to a group or a list, made of those of a part of it.
 * @param around - makes the Bangla of the whole from that of the part; not called where the field has no language.
 */
export function optionsAround(
  translation: Translation | undefined,
  options: ChangeOptions = {},
  around: (bangla: unknown) => unknown,
): ChangeOptions {
  const { bangla, ...others } = options;
  if (translation === undefined || bangla === undefined) return others;
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
