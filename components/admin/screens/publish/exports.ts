/** An export as Activity names it. */
export type Export = {
  /** ISO time. */
  readonly at: string;
  readonly file: string;
  /** Who made it; empty where nobody said so. */
  readonly by: string;
  readonly note: string;
  readonly changes: number;
};

/** Exports that are remembered. */
const MOST = 50;

/** The stored exports, newest first; none where nothing of that kind is stored. */
export const readExports = (raw: unknown): readonly Export[] =>
  Array.isArray(raw) ? raw.filter(isExport) : [];

/** The exports to store, with one more. */
export const withExport = (raw: unknown, added: Export): readonly Export[] =>
  [added, ...readExports(raw)].slice(0, MOST);

function isExport(value: unknown): value is Export {
  if (typeof value !== 'object' || value === null) return false;
  const { at, file, by, note, changes } = value as Readonly<Record<string, unknown>>;
  const isNamed = [at, file, by, note].every((text) => typeof text === 'string');
  return isNamed && !Number.isNaN(Date.parse(String(at))) && typeof changes === 'number';
}
