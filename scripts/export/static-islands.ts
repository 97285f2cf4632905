import {
  changeModels,
  clientComponent,
  mapValues,
  modelOf,
  propsOf,
  referenceIn,
  withProps,
  type Rows,
} from './flight-tree';

/** The client component whose content the HTML alone keeps. */
const ISLAND = 'StaticIsland';

/**
 * Takes the content of static islands out of the page's flight payload: it stands in the HTML already, and React would
 * only read it to find it unchanged. The component finds it there again (`components/ui/static-island.client.tsx`).
 * @throws Error when an island holds a client component, which would never wake, or when two have the same name.
 */
export function cutStaticIslands(rows: Rows, html: string, file: string) {
  checkNames(html, file);
  changeModels(rows, (value) => cut(value, rows, file));
}

function checkNames(html: string, file: string) {
  const names = [...html.matchAll(/ data-static="([^"]*)"/g)].map(([, name]) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`${file}: two static islands are called "${twice}".`);
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
  return withProps(value, { ...props, children: undefined });
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
