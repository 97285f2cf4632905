import { inDigits, said } from '../text';
import { ContentError, type ContentProblem } from './content-error';
import { partOf } from './json-value';
import type { z } from './zod';

/** A value that is read-only at every level; arrays and tuples keep their types. */
type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T;

type CollectionOptions<Schema extends z.ZodMiniType> = {
  /** Path of the records' file, for messages. */
  readonly file: string;
  readonly schema: Schema;
  /** Unparsed content of the JSON file. */
  readonly records: readonly unknown[];
  /** Name of the field that identifies a record; its values must be unique. */
  readonly idField: string;
  /** Minimum number of records. */
  readonly min?: number;
};

/** Validates a collection when its module loads; a ContentError names every problem at once. */
export function defineCollection<Schema extends z.ZodMiniType>({
  file,
  schema,
  records,
  idField,
  min = 0,
}: CollectionOptions<Schema>) {
  const problems: ContentProblem[] = [];
  const parsed: z.output<Schema>[] = [];
  const names = records.map((record, index) => nameOf(record, idField, index));

  names.forEach((name, index) => {
    const result = schema.safeParse(records[index]);
    if (result.success) parsed.push(result.data);
    else problems.push(...problemsOf(result.error, name));
    const first = names.indexOf(name);
    const reason = `is already the ${idField} of record #${first + 1}`;
    if (first < index) problems.push({ record: name, field: idField, reason });
  });

  const tooFew = tooFewRecords(records.length, min);
  if (tooFew !== null) problems.push({ record: '(the whole list)', field: idField, reason: tooFew });
  if (problems.length > 0) throw new ContentError(file, problems);
  return deepFreeze(parsed) as readonly DeepReadonly<z.output<Schema>>[];
}

/** Validates a content file of one record; a ContentError names every problem at once. */
export function defineSingleton<Schema extends z.ZodMiniType>(options: {
  readonly file: string;
  readonly schema: Schema;
  readonly record: unknown;
}) {
  const result = options.schema.safeParse(options.record);
  if (!result.success) throw new ContentError(options.file, problemsOf(result.error, '(the only one)'));
  return deepFreeze(result.data) as DeepReadonly<z.output<Schema>>;
}

/** Describes a shortage of records, and what to do; null for enough. */
export const tooFewRecords = (count: number, min: number) =>
  count < min
    ? said([
        `has ${count} of at least ${min} ${min === 1 ? 'record' : 'records'}: add ${min - count}`,
        `অন্তত ${inDigits(min, 'bn')}টি লাগে, আছে ${inDigits(count, 'bn')}টি`,
      ])
    : null;

/** Returns the items whose key an earlier item has, too. */
export function repeatedOf<Item>(items: readonly Item[], keyOf: (item: Item) => unknown) {
  const seen = new Set<unknown>();
  return items.filter((item) => seen.size === seen.add(keyOf(item)).size);
}

/** Returns the quoted id, or the position from 1 for a record without a text id. */
function nameOf(record: unknown, idField: string, index: number) {
  const id = partOf(record, idField);
  return typeof id === 'string' && id !== '' ? `"${id}"` : `#${index + 1}`;
}

function problemsOf(error: z.core.$ZodError, record: string): ContentProblem[] {
  return error.issues.flatMap((issue) => {
    const path = issue.path.map(String);
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [undefined];
    return keys.map((key) => ({
      record,
      field: (key === undefined ? path : [...path, key]).join('.') || '(whole record)',
      reason: key === undefined ? issue.message : 'is not a field of this record; is it a typing error?',
    }));
  });
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}
