import { changeModels, mapValues, propsOf, withProps, type Props, type Rows } from './flight-tree';

const UNDEFINED = '$undefined';
const HTML = 'dangerouslySetInnerHTML';
/** What Next's layouts show instead of their children when a page on the server asks for it. */
const serverAnswers = ['notFound', 'forbidden', 'unauthorized'];
/** Tags that React sees to wherever they stand in the tree. */
const headTags: readonly unknown[] = ['title', 'meta', 'link'];

/**
 * Takes out of the page's flight payload what is settled once the page has been exported, and what React would only read
 * or do again: the tags of the head; the page's own scripts, which React would run a second time, since it looks for tags
 * that `deferScripts` has taken away; what scripts of data say; and the screens for answers that only a server gives.
 * People leave a page by plain links, so that nothing of this is ever drawn in its place.
 */
export function cutSettledParts(rows: Rows) {
  changeModels(rows, settled);
}

function settled(value: unknown): unknown {
  const props = propsOf(value);
  if (props === undefined) return mapValues(value, settled);
  const [, type] = value as readonly unknown[];
  if (headTags.includes(type) || (type === 'script' && 'src' in props)) return null;
  const kept = Object.entries(props)
    .filter(([name, inner]) => inner !== UNDEFINED && !serverAnswers.includes(name))
    .map(([name, inner]) => [name, type === 'script' && name === HTML ? { __html: '' } : settled(inner)]);
  return withProps(value, Object.fromEntries(kept) as Props);
}
