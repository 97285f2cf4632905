import type { Media } from '@/content/exchange/studio-types';
import type { ManagedRecord } from '@/content/lib/entity-meta';
import { type Schema, schemaAt } from '@/content/lib/schema-parts';
import { recordIn, withPart } from '@/components/admin/records/draft-values';
import { listIn } from '@/content/lib/json-value';

/** Options of a field's change. Value and options form one step of Undo. */
export type ChangeOptions = {
  /** Picture that the value refers to, stored in the same transaction. */
  readonly media?: Media | undefined;
  /** Makes a separate step in the history, not joined with earlier typing. */
  readonly isStep?: boolean;
  /** New Bangla value, if it changes too. */
  readonly bangla?: { readonly value: unknown };
};

/** Sets the value of a field; undefined removes the field. */
export type FieldSetter = (value: unknown, options?: ChangeOptions) => void;

/** Bangla counterpart of a field: its text, or the texts of its inner fields. */
export type Translation = {
  readonly schema: Schema;
  readonly value: unknown;
  readonly onChange: (value: unknown, options?: ChangeOptions) => void;
  readonly onLeave: () => void;
};

/** Returns the translation of a field within a group; undefined if the field is not translatable. */
export function translationOf(translation: Translation | undefined, name: string): Translation | undefined {
  const record = recordIn(translation?.value);
  return translationAt(translation, name, record[name], (next) => withPart(record, name, next));
}

/** Returns the translation of one row; a change pads the Bangla list to `count`, the number of English rows. */
export function rowTranslationOf(translation: Translation | undefined, index: number, count: number) {
  const rows = listIn(translation?.value);
  return translationAt(translation, String(index), rows[index], (next) =>
    Array.from({ length: count }, (_, place) => (place === index ? next : (rows[place] ?? {}))),
  );
}

function translationAt(
  whole: Translation | undefined,
  part: string,
  value: unknown,
  around: (value: unknown) => unknown,
): Translation | undefined {
  const schema = whole && schemaAt(whole.schema, part);
  return (
    schema && { ...whole, schema, value, onChange: (next, options) => whole.onChange(around(next), options) }
  );
}

/** Returns the setter of a part of a group or list; it sets the Bangla of the whole in the same way. */
export const partSetter =
  <Whole>(
    onChange: FieldSetter,
    whole: Whole,
    bangla: Whole | undefined,
    withValue: (whole: Whole, value: unknown) => Whole,
  ): FieldSetter =>
  (value, { bangla: text, ...options } = {}) =>
    onChange(
      withValue(whole, value),
      bangla && text ? { ...options, bangla: { value: withValue(bangla, text.value) } } : options,
    );

/** Sets one field of a record's Bangla version; removes the version when all its texts are empty. */
export function withBanglaPart(record: ManagedRecord, name: string, value: unknown) {
  const bn = withPart(recordIn(record.bn), name, value);
  return withPart(record, 'bn', hasText(bn) ? bn : undefined);
}

const hasText = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(hasText)
    : value !== undefined && value !== '';
