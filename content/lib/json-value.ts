/** Reads values of unknown form: records of files and drafts, which may hold anything. */

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An own property of an object or an item of a list; undefined where there is none. Inherited ones (`constructor`) do not count. */
export const partOf = (value: unknown, name: PropertyKey): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;

/** What is at a path inside a value. */
export const valueAt = (value: unknown, path: readonly PropertyKey[]) => path.reduce(partOf, value);

export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Text without the blanks around it; '' for everything else. */
export const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
