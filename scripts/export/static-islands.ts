import { readFlight, writeFlight, type FlightRow } from './flight';

/** The client component whose content the HTML alone keeps. */
const ISLAND = 'StaticIsland';
/** A reference to another row, with a path into it or without; `$$` begins a plain text. */
const REFERENCE = /^\$[LQW@Fh]?(?<id>[0-9a-f]+)(?<path>(?::[^:]+)*)$/;

type Rows = ReadonlyMap<string, FlightRow>;

/**
 * Takes the content of static islands out of the page's flight payload: it stands in the HTML already, and React would
 * only read it to find it unchanged. The component finds it there again (`components/ui/static-island.client.tsx`).
 * @throws Error when an island holds a client component, which would never wake, or when two have the same name.
 */
export function cutStaticIslands(html: string, file: string) {
  checkNames(html, file);
  const flight = readFlight(html, file);
  const rows = new Map(flight.flatMap((row) => (row.kind === 'hint' ? [] : [[row.id, row] as const])));
  // What is kept may point into what is cut, so it gets its own copy first.
  for (const row of rows.values()) if (row.kind === 'model') row.value = withoutPaths(row.value, rows, file);
  for (const row of rows.values()) if (row.kind === 'model') row.value = cut(row.value, rows, file);
  const reachable = reachableFrom('0', rows, file);
  return writeFlight(
    html,
    flight.filter((row) => row.kind === 'hint' || reachable.has(row.id)),
  );
}

function checkNames(html: string, file: string) {
  const names = [...html.matchAll(/ data-static="([^"]*)"/g)].map(([, name]) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`${file}: two static islands are called "${twice}".`);
}

/** Server elements are written as `["$", type, key, props]`. */
function propsOf(value: unknown): Record<string, unknown> | undefined {
  return Array.isArray(value) && value[0] === '$' && value.length >= 4 && isRecord(value[3])
    ? value[3]
    : undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function mapValues(value: unknown, change: (inner: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(change);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, change(inner)]));
}

function withoutPaths(value: unknown, rows: Rows, file: string): unknown {
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

function modelOf(id: string, rows: Rows) {
  const row = rows.get(id);
  return row?.kind === 'model' ? row.value : undefined;
}

function referenceIn(value: unknown) {
  return (typeof value === 'string' && REFERENCE.exec(value)?.groups) || {};
}

/** The exported name of the client component that an element shows; undefined for elements of HTML. */
function clientComponent(value: unknown, rows: Rows) {
  if (propsOf(value) === undefined) return undefined;
  const { id } = referenceIn((value as unknown[])[1]);
  const row = id === undefined ? undefined : rows.get(id);
  return row?.kind === 'module' ? String((row.value as unknown[])[2]) : undefined;
}

function cut(value: unknown, rows: Rows, file: string): unknown {
  const props = propsOf(value);
  if (!props || clientComponent(value, rows) !== ISLAND) {
    return mapValues(value, (inner) => cut(inner, rows, file));
  }
  const leaf = firstClientComponent(props.children, rows);
  if (leaf !== undefined) {
    throw new Error(
      `${file}: static island "${String(props.name)}" holds ${leaf}, a client component, which would never wake.`,
    );
  }
  return (value as unknown[]).map((part) => (part === props ? { ...props, children: undefined } : part));
}

function firstClientComponent(value: unknown, rows: Rows): string | undefined {
  const { id } = referenceIn(value);
  if (id !== undefined) return firstClientComponent(modelOf(id, rows), rows);
  const own = clientComponent(value, rows);
  if (own !== undefined) return own;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const inner of Object.values(value)) {
    const found = firstClientComponent(inner, rows);
    if (found !== undefined) return found;
  }
  return undefined;
}

function reachableFrom(root: string, rows: Rows, file: string) {
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
