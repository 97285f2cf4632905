import { isRecord } from '../../lib/records';
import {
  changeFlight,
  clientComponent,
  mapValues,
  modelOf,
  propsOf,
  referenceIn,
  withProps,
  type Rows,
} from './flight-tree';
import { ProjectMistake } from './steps';

/** Client component whose content is only in the HTML. */
const ISLAND = 'StaticIsland';

/**
 * Removes the content of static islands from the flight payload: React would only compare it with the equal HTML, where
 * the component finds it (`components/ui/static-island.client.tsx`).
 * Relies on: the flight payload (`flight.ts`), with islands as elements of the client component `StaticIsland`.
 * @throws ProjectMistake for a client component in an island, which would never start, or a repeated name.
 * @throws Error if the page has islands and the payload none.
 */
export function cutStaticIslands(html: string) {
  const names = [...html.matchAll(/ data-static="([^"]*)"/g)].map(([, name]) => name);
  if (names.length === 0) return html;
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new ProjectMistake(`two static islands are called "${twice}".`);
  let count = 0;
  const cut = (value: unknown, rows: Rows): unknown => {
    const props = propsOf(value);
    if (!props || clientComponent(value, rows) !== ISLAND)
      return mapValues(withoutBuild(value), (inner) => cut(inner, rows));
    const leaf = firstClientComponent(props.children, rows);
    if (leaf !== undefined) {
      throw new ProjectMistake(
        `static island "${String(props.name)}" contains ${leaf}, a client component, which would never start.`,
      );
    }
    count += 1;
    return withProps(value, { ...props, children: undefined });
  };
  const lighter = changeFlight(html, cut);
  if (count === 0) throw new Error('its flight payload shows no static island.');
  return lighter;
}

/** Removes the build id of the root row, which soft navigation compares: payloads stay equal from build to build. */
const withoutBuild = (value: unknown) =>
  isRecord(value) && 'b' in value && 'c' in value ? { ...value, b: undefined } : value;

function firstClientComponent(value: unknown, rows: Rows): string | undefined {
  const { id } = referenceIn(value);
  if (id !== undefined) return firstClientComponent(modelOf(id, rows), rows);
  const own = clientComponent(value, rows);
  if (own !== undefined) return own;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const inner of Object.values(value)) {
    const component = firstClientComponent(inner, rows);
    if (component !== undefined) return component;
  }
  return undefined;
}
