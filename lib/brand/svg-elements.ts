/** A reason why a text cannot be the mark; continues the words “The mark”. */
export class MarkError extends Error {}

/** An element of an SVG; one with the name `TEXT` is a text, its content the attribute of the same name. */
export type SvgElement = {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly inside: SvgElement[];
};

/** Name of a text between elements. */
export const TEXT = '#text';

const TOKEN =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^<>[]*>|<\/([\w:-]+)\s*>|<([\w:-]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|[^<]+/y;
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Characters of an unreadable place that a message quotes. */
const QUOTED = 30;

/**
 * Reads the elements of an SVG by a grammar far narrower than XML's: no entities and no CDATA. Comments, processing
 * instructions and a document type without a subset are left out.
 * @throws MarkError if the text is anything but one `svg` element.
 */
export function readSvg(text: string): SvgElement {
  const top: SvgElement = { name: '', attributes: new Map(), inside: [] };
  const open = [top];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const place = TOKEN.lastIndex;
    const token = TOKEN.exec(text);
    if (token === null)
      throw new MarkError(`cannot be read from “${text.slice(place, place + QUOTED).trim()}” on`);
    const [whole, closed, name, attributes = '', isEmpty] = token;
    const around = open.at(-1) ?? top;
    if (name !== undefined) {
      const element = { name, attributes: attributesOf(name, attributes), inside: [] };
      around.inside.push(element);
      if (isEmpty === '') open.push(element);
    } else if (closed !== undefined) {
      if (around.name !== closed) throw new MarkError(`closes “${closed}” where it is not open`);
      open.pop();
    } else if (!whole.startsWith('<') && whole.trim() !== '') {
      around.inside.push({ name: TEXT, attributes: new Map([[TEXT, whole.trim()]]), inside: [] });
    }
  }
  if (open.length > 1) throw new MarkError(`does not close “${open.at(-1)?.name ?? ''}”`);
  const [root, more] = top.inside;
  if (root?.name !== 'svg' || more !== undefined)
    throw new MarkError('is not one SVG drawing, from <svg to </svg>');
  return root;
}

function attributesOf(element: string, text: string) {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single = ''] of text.matchAll(ATTRIBUTE)) {
    if (attributes.has(name)) throw new MarkError(`has “${name}” twice at “${element}”`);
    attributes.set(name, double ?? single);
  }
  return attributes;
}
