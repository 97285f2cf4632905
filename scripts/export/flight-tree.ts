import { isRecord } from '../../content/lib/json-value';
import { readFlight, writeFlight, type FlightRow } from './flight';

/** A reference to another row, with a path into it or without. */
const REFERENCE = /^\$[LQW@Fh]?(?<id>[0-9a-f]+)(?<path>(?::[^:]+)*)$/;
/** Values that need no row: the mark of an element, a text after `$$`, symbol, date, number (`parseModelString` of React's client). */
const PLAIN = /^\$(?:$|\$|S|D\d|n-?\d|undefined$|NaN$|-?Infinity$|-0$)/;

export type Rows = ReadonlyMap<string, FlightRow>;
export type Props = Readonly<Record<string, unknown>>;

/** The row from which React reads the page. */
const ROOT = '0';

/**
 * The page with every model of its flight payload changed, and without the rows that nothing needs any more.
 * @throws Error when the payload is not written in the known way.
 */
export function changeFlight(html: string, change: (value: unknown, rows: Rows) => unknown) {
  const flight = readFlight(html);
  const rows: Rows = new Map(flight.flatMap((row) => (row.kind === 'hint' ? [] : [[row.id, row] as const])));
  const changeModels = (to: (value: unknown) => unknown) => {
    for (const row of rows.values()) if (row.kind === 'model') row.value = to(row.value);
  };
  // What is kept may point into what is cut, so it gets its own copy first.
  changeModels((value) => withoutPaths(value, rows));
  changeModels((value) => change(value, rows));
  const reachable = reachableFrom(ROOT, rows);
  // Hints ask for fonts and styles that the head names as well.
  return writeFlight(
    html,
    flight.filter((row) => row.kind !== 'hint' && reachable.has(row.id)),
  );
}

/**
 * The row that a value points to, and the path into it; nothing for plain values.
 * @throws Error for a `$` form that is not known here: it may point to a row, which must not be dropped.
 */
export function referenceIn(value: unknown): { readonly id?: string; readonly path?: string } {
  if (typeof value !== 'string' || !value.startsWith('$') || PLAIN.test(value)) return {};
  const reference = REFERENCE.exec(value)?.groups;
  if (!reference) throw new Error(`unknown flight value "${value.slice(0, 40)}".`);
  return reference;
}

/** The value of a row of data; undefined for rows of other kinds. */
export function modelOf(id: string, rows: Rows) {
  const row = rows.get(id);
  return row?.kind === 'model' ? row.value : undefined;
}

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
  // A name that is written more than once is in a row of its own.
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

/**
 * The ids of all rows that a row needs, and its own.
 * @throws Error when a row is named and missing.
 */
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
