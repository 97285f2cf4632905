import {
  changeFlight,
  clientComponent,
  mapValues,
  propsOf,
  withProps,
  type Props,
  type Rows,
} from './flight-tree';

/** What Next's layouts show instead of their children when a page on the server asks for it. */
const serverAnswers = ['notFound', 'forbidden', 'unauthorized'];
/** Where Next waits for the tags of the head and for what they may throw, with what each leaves in the page's body. */
const headBoundaries = new Map([
  ['ViewportBoundary', ''],
  ['MetadataBoundary', '<div hidden=""><!--$--><!--/$--></div>'],
  ['OutletBoundary', '<!--$--><!--/$-->'],
]);
const OWN_SCRIPT = 'script';
/** Tags that React finds in the head wherever they are in the tree. */
const headTags: readonly unknown[] = ['title', 'meta', 'link'];
const UNDEFINED = '$undefined';

/**
 * Takes parts out of the page's flight payload that are settled once the page has been exported: the page's own scripts,
 * which React would run a second time, since it looks for tags that `deferScripts` takes away; the tags of the head, and
 * what waits for them; and the screens for answers that only a server gives. People leave a page by plain links, so none of
 * this is ever drawn in its place.
 * Relies on: the flight payload (`flight.ts`); `<script src>` elements in it; Next's three boundaries of the head, and
 * what they leave in the body.
 * @throws Error when payload or body do not contain one of these.
 */
export function cutSettledParts(html: string) {
  const cut = new Set<string>();
  const settled = (value: unknown, rows: Rows): unknown => {
    const props = propsOf(value);
    if (props === undefined) return mapValues(value, (inner) => settled(inner, rows));
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
  // The longest trace first: it contains the shorter one.
  return [...headBoundaries.values()].toSorted((a, b) => b.length - a.length).reduce(without, lighter);
}

function without(html: string, trace: string) {
  if (trace === '') return html;
  const [before, after, ...more] = html.split(trace);
  if (after === undefined || more.length > 0) throw new Error(`expected "${trace}" once in the page's body.`);
  return `${before}${after}`;
}
