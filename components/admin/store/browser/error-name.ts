/** The name of what was thrown. By name alone, because browsers disagree on the classes of IndexedDB's errors. */
export function errorName(error: unknown) {
  const name: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'name') : '';
  return typeof name === 'string' ? name : '';
}
