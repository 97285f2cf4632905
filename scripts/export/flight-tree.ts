import type { FlightRow } from './flight';

/** A reference to another row, with a path into it or without; `$$` begins a plain text. */
const REFERENCE = /^\$[LQW@Fh]?(?<id>[0-9a-f]+)(?<path>(?::[^:]+)*)$/;

export type Rows = ReadonlyMap<string, FlightRow>;
export type Props = Readonly<Record<string, unknown>>;

/** The rows of a payload by their ids; hints have none. */
export const rowsById = (flight: readonly FlightRow[]): Rows =>
  new Map(flight.flatMap((row) => (row.kind === 'hint' ? [] : [[row.id, row] as const])));

/** Changes every model among the rows. */
export function changeModels(rows: Rows, change: (value: unknown) => unknown) {
  for (const row of rows.values()) if (row.kind === 'model') row.value = change(row.value);
}

/** The row that a value points to, and the path into it; nothing for plain values. */
export function referenceIn(value: unknown): { readonly id?: string; readonly path?: string } {
  return (typeof value === 'string' && REFERENCE.exec(value)?.groups) || {};
}

/** What a row of data says; undefined for rows of other kinds. */
export function modelOf(id: string, rows: Rows) {
  const row = rows.get(id);
  return row?.kind === 'model' ? row.value : undefined;
}

export const isRecord = (value: unknown): value is Props =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The properties of an element, which the server writes as `["$", type, key, props]`; undefined for other values. */
export function propsOf(value: unknown): Props | undefined {
  return Array.isArray(value) && value[0] === '$' && value.length >= 4 && isRecord(value[3])
    ? value[3]
    : undefined;
}

/** An element with other properties. */
export const withProps = (element: unknown, props: Props) =>
  (element as readonly unknown[]).map((part, index) => (index === 3 ? props : part));

/** The exported name of the client component that an element shows; undefined for elements of HTML. */
export function clientComponent(value: unknown, rows: Rows) {
  if (propsOf(value) === undefined) return undefined;
  const { id } = referenceIn((value as readonly unknown[])[1]);
  const row = id === undefined ? undefined : rows.get(id);
  if (row?.kind !== 'module') return undefined;
  const name = (row.value as readonly unknown[])[2];
  // A name that is written more than once stands in a row of its own.
  const { id: nameRow } = referenceIn(name);
  return String(nameRow === undefined ? name : modelOf(nameRow, rows));
}

/** A list or record with each of its values changed; every other value as it is. */
export function mapValues(value: unknown, change: (inner: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(change);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, change(inner)]));
}

/**
 * A value with copies in the place of all references that go into the middle of a row.
 * @throws Error when one leads nowhere.
 */
export function withoutPaths(value: unknown, rows: Rows, file: string): unknown {
  const { id, path } = referenceIn(value);
  if (id === undefined || !path) return mapValues(value, (inner) => withoutPaths(inner, rows, file));
  const target = path
    .slice(1)
    .split(':')
    .reduce<unknown>((at, step) => stepInto(at, step, rows, `${file}: ${String(value)}`), modelOf(id, rows));
  return withoutPaths(target, rows, file);
}

function stepInto(value: unknown, step: string, rows: Rows, place: string): unknown {
  const { id } = referenceIn(value);
  const at = id === undefined ? value : modelOf(id, rows);
  const props = propsOf(at);
  if (props && step === 'props') return props;
  const next = (at as Record<string, unknown> | undefined)?.[step];
  if (next === undefined) throw new Error(`${place} leads nowhere in the flight payload.`);
  return next;
}

/**
 * The ids of all rows that a row needs, and its own.
 * @throws Error when a row is named and missing.
 */
export function reachableFrom(root: string, rows: Rows, file: string) {
  const reached = new Set<string>();
  const visit = (value: unknown) => {
    const { id } = referenceIn(value);
    if (id !== undefined) follow(id);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  const follow = (id: string) => {
    if (reached.has(id)) return;
    const row = rows.get(id);
    if (!row) throw new Error(`${file}: flight row ${id} is named and missing.`);
    reached.add(id);
    if (row.kind === 'model' || row.kind === 'module') visit(row.value);
  };
  follow(root);
  return reached;
}
