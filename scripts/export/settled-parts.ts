import {
  changeModels,
  clientComponent,
  isRecord,
  mapValues,
  propsOf,
  withProps,
  type Props,
  type Rows,
} from './flight-tree';

const UNDEFINED = '$undefined';
const HTML = 'dangerouslySetInnerHTML';
/** What Next's layouts show instead of their children when a page on the server asks for it. */
const serverAnswers = ['notFound', 'forbidden', 'unauthorized'];
/** Tags that React sees to wherever they stand in the tree. */
const headTags: readonly unknown[] = ['title', 'meta', 'link'];
/** Where Next waits for the tags of the head and for what they may throw, with what each leaves in the page's body. */
const headBoundaries = new Map([
  ['ViewportBoundary', ''],
  ['MetadataBoundary', '<div hidden=""><!--$--><!--/$--></div>'],
  ['OutletBoundary', '<!--$--><!--/$-->'],
]);

/**
 * Takes out of the page what is settled once it has been exported, and what React would only read or do again: the tags
 * of the head, and what waits for them; the page's own scripts, which React would run a second time, since it looks for
 * tags that `deferScripts` has taken away; what scripts of data say; and the screens for answers that only a server
 * gives. People leave a page by plain links, so that nothing of this is ever drawn in its place.
 * @throws Error when the page's body does not hold what a part that is cut from the payload leaves there.
 */
export function cutSettledParts(rows: Rows, html: string, file: string) {
  const traces: string[] = [];
  changeModels(rows, (value) => settled(value, rows, traces));
  // The longest first: it holds the shorter one.
  return traces
    .toSorted((a, b) => b.length - a.length)
    .reduce((page, trace) => without(trace, page, file), html);
}

function settled(value: unknown, rows: Rows, traces: string[]): unknown {
  const inner = (part: unknown) => settled(part, rows, traces);
  const props = propsOf(value);
  if (props === undefined) return mapValues(isRecord(value) ? defined(value) : value, inner);
  const [, type] = value as readonly unknown[];
  if (headTags.includes(type) || (type === 'script' && 'src' in props)) return null;
  const trace = headBoundaries.get(clientComponent(value, rows) ?? '');
  if (trace !== undefined) {
    traces.push(trace);
    return null;
  }
  const kept = Object.entries(defined(props))
    .filter(([name]) => !serverAnswers.includes(name))
    .map(([name, part]) => [name, type === 'script' && name === HTML ? { __html: '' } : inner(part)]);
  return withProps(value, Object.fromEntries(kept) as Props);
}

const defined = (record: Props): Props =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== UNDEFINED));

function without(trace: string, html: string, file: string) {
  if (trace === '') return html;
  const [before, after, ...more] = html.split(trace);
  if (after === undefined || more.length > 0) {
    throw new Error(`${file}: expected "${trace}" once in the page's body.`);
  }
  return `${before}${after}`;
}
