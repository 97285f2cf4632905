/** Readers of unvalidated values, such as records of files and drafts. */

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns an own property or list item; undefined if missing. Ignores inherited properties (`constructor`). */
export const partOf = (value: unknown, name: PropertyKey): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;

/** Returns the value at a path. */
export const valueAt = (value: unknown, path: readonly PropertyKey[]) => path.reduce(partOf, value);

export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Trims a text, in English if it is in both languages; '' for other values. */
export const textOf = (value: unknown) => {
  const text = isRecord(value) ? value.en : value;
  return typeof text === 'string' ? text.trim() : '';
};
