import { isRecord } from '../../content/lib/json-value';
import {
  changeFlight,
  clientComponent,
  mapValues,
  propsOf,
  withProps,
  type Props,
  type Rows,
} from './flight-tree';

/** Props of Next's layouts with screens for answers of a server. */
const serverAnswers = ['notFound', 'forbidden', 'unauthorized'];
/** Next's boundaries around the tags of the head, and the HTML that each leaves in the body. */
const headBoundaries = new Map([
  ['ViewportBoundary', ''],
  ['MetadataBoundary', '<div hidden=""><!--$--><!--/$--></div>'],
  ['OutletBoundary', '<!--$--><!--/$-->'],
]);
const OWN_SCRIPT = 'script';
/** Tags that React matches in the head, wherever they are in the tree. */
const headTags: readonly unknown[] = ['title', 'meta', 'link'];
const UNDEFINED = '$undefined';

/**
 * Removes parts of the flight payload that an exported page no longer needs: own scripts, which React would run again
 * without the tags that `deferScripts` removes; tags of the head with their boundaries; and screens for answers of a
 * server. Plain links leave the page, so none of these is ever rendered in place.
 * Relies on: the flight payload (`flight.ts`); `<script src>` elements in it; Next's three boundaries of the head, and
 * their HTML in the body.
 * @throws Error if payload or body lack one of these.
 */
export function cutSettledParts(html: string) {
  const cut = new Set<string>();
  const settled = (value: unknown, rows: Rows): unknown => {
    const props = propsOf(value);
    if (props === undefined) return mapValues(withoutBuild(value), (inner) => settled(inner, rows));
    const [, type] = value as readonly unknown[];
    const part = type === OWN_SCRIPT && 'src' in props ? OWN_SCRIPT : clientComponent(value, rows);
    if (headTags.includes(type)) return null;
    if (part === OWN_SCRIPT || headBoundaries.has(part ?? '')) {
      cut.add(part ?? '');
      return null;
    }
    const kept = Object.entries(props)
      .filter(([name, inner]) => inner !== UNDEFINED && !serverAnswers.includes(name))
      .map(([name, inner]) => [name, settled(inner, rows)]);
    return withProps(value, Object.fromEntries(kept) as Props);
  };
  const lighter = changeFlight(html, settled);
  const missing = [OWN_SCRIPT, ...headBoundaries.keys()].find((part) => !cut.has(part));
  if (missing !== undefined) throw new Error(`its flight payload shows no ${missing}.`);
  // Longest first, because it contains the shorter one.
  return [...headBoundaries.values()].toSorted((a, b) => b.length - a.length).reduce(without, lighter);
}

/** Removes the build id of the root row, which soft navigation compares: payloads stay equal from build to build. */
const withoutBuild = (value: unknown) =>
  isRecord(value) && 'b' in value && 'c' in value ? { ...value, b: undefined } : value;

function without(html: string, trace: string) {
  if (trace === '') return html;
  const [before, after, ...more] = html.split(trace);
  if (after === undefined || more.length > 0) throw new Error(`expected "${trace}" once in the page's body.`);
  return `${before}${after}`;
}
