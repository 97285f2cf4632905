import { isRecord } from '../../lib/records';
import { readFlight, writeFlight, type FlightRow } from './flight';

/** A reference to another row, with an optional path into it. */
const REFERENCE = /^\$[LQW@Fh]?(?<id>[0-9a-f]+)(?<path>(?::[^:]+)*)$/;
/** Values without a row: element, text after `$$`, symbol, date, number (`parseModelString` of React's client). */
const PLAIN = /^\$(?:$|\$|S|D\d|n-?\d|undefined$|NaN$|-?Infinity$|-0$)/;

export type Rows = ReadonlyMap<string, FlightRow>;
export type Props = Readonly<Record<string, unknown>>;

/** Id of the page's root row. */
const ROOT = '0';

/** Changes every model of a page's flight payload, and removes rows that become unused. */
export function changeFlight(html: string, change: (value: unknown, rows: Rows) => unknown) {
  const flight = readFlight(html);
  const rows: Rows = new Map(flight.flatMap((row) => (row.kind === 'hint' ? [] : [[row.id, row] as const])));
  const changeModels = (to: (value: unknown) => unknown) => {
    for (const row of rows.values()) if (row.kind === 'model') row.value = to(row.value);
  };
  // Kept rows may point into removed ones, so first replace these references by copies.
  changeModels((value) => withoutPaths(value, rows));
  changeModels((value) => change(value, rows));
  const reachable = reachableFrom(ROOT, rows);
  // Hints request fonts and styles that the head also contains.
  return writeFlight(
    html,
    flight.filter((row) => row.kind !== 'hint' && reachable.has(row.id)),
  );
}

/** Row id and path of a reference; neither for plain values. Throws for an unknown `$` form. */
export function referenceIn(value: unknown): { readonly id?: string; readonly path?: string } {
  if (typeof value !== 'string' || !value.startsWith('$') || PLAIN.test(value)) return {};
  const reference = REFERENCE.exec(value)?.groups;
  if (!reference) throw new Error(`unknown flight value "${value.slice(0, 40)}".`);
  return reference;
}

/** Returns the value of a data row; undefined for other rows. */
export function modelOf(id: string, rows: Rows) {
  const row = rows.get(id);
  return row?.kind === 'model' ? row.value : undefined;
}

/** Returns the props of an element, serialized as `["$", type, key, props]`; undefined for other values. */
export function propsOf(value: unknown): Props | undefined {
  return Array.isArray(value) && value[0] === '$' && value.length >= 4 && isRecord(value[3])
    ? value[3]
    : undefined;
}

/** Replaces the props of an element. */
export const withProps = (element: unknown, props: Props) =>
  (element as readonly unknown[]).map((part, index) => (index === 3 ? props : part));

/** Returns the export name of an element's client component; undefined for HTML elements. */
export function clientComponent(value: unknown, rows: Rows) {
  if (propsOf(value) === undefined) return undefined;
  const { id } = referenceIn((value as readonly unknown[])[1]);
  const row = id === undefined ? undefined : rows.get(id);
  if (row?.kind !== 'module') return undefined;
  const name = (row.value as readonly unknown[])[2];
  // A repeated name has its own row.
  const { id: nameRow } = referenceIn(name);
  return String(nameRow === undefined ? name : modelOf(nameRow, rows));
}

/** Maps the values of a list or record; returns other values unchanged. */
export function mapValues(value: unknown, change: (inner: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(change);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, change(inner)]));
}

/** Replaces references into the middle of rows by copies; throws for a dangling one. */
function withoutPaths(value: unknown, rows: Rows): unknown {
  const { id, path } = referenceIn(value);
  if (id === undefined || !path) return mapValues(value, (inner) => withoutPaths(inner, rows));
  const target = path
    .slice(1)
    .split(':')
    .reduce<unknown>((at, step) => stepInto(at, step, rows, String(value)), modelOf(id, rows));
  return withoutPaths(target, rows);
}

function stepInto(value: unknown, step: string, rows: Rows, reference: string): unknown {
  const { id } = referenceIn(value);
  const at = id === undefined ? value : modelOf(id, rows);
  const props = propsOf(at);
  if (props && step === 'props') return props;
  const next = (at as Record<string, unknown> | undefined)?.[step];
  if (next === undefined) throw new Error(`${reference} leads nowhere in the flight payload.`);
  return next;
}

/** Ids of a row and of all rows that it needs; throws for a missing one. */
function reachableFrom(root: string, rows: Rows) {
  const reached = new Set<string>();
  const visit = (value: unknown) => {
    const { id } = referenceIn(value);
    if (id !== undefined) follow(id);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  const follow = (id: string) => {
    if (reached.has(id)) return;
    const row = rows.get(id);
    if (!row) throw new Error(`flight row ${id} is named and missing.`);
    reached.add(id);
    if (row.kind === 'model' || row.kind === 'module') visit(row.value);
  };
  follow(root);
  return reached;
}
