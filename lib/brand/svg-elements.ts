import { said } from '../text';

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
    if (token === null) {
      const from = text.slice(place, place + QUOTED).trim();
      throw new MarkError(said([`cannot be read from “${from}” on`, `“${from}” থেকে পড়া যায় না`]));
    }
    const [whole, closed, name, attributes = '', isEmpty] = token;
    const around = open.at(-1) ?? top;
    if (name !== undefined) {
      const element = { name, attributes: attributesOf(name, attributes), inside: [] };
      around.inside.push(element);
      if (isEmpty === '') open.push(element);
    } else if (closed !== undefined) {
      if (around.name !== closed)
        throw new MarkError(
          said([`closes “${closed}” where it is not open`, `“${closed}” খোলা না হয়েই বন্ধ হয়েছে`]),
        );
      open.pop();
    } else if (!whole.startsWith('<') && whole.trim() !== '') {
      around.inside.push({ name: TEXT, attributes: new Map([[TEXT, whole.trim()]]), inside: [] });
    }
  }
  const name = open.at(-1)?.name ?? '';
  if (open.length > 1) throw new MarkError(said([`does not close “${name}”`, `“${name}” বন্ধ হয়নি`]));
  const [root, more] = top.inside;
  if (root?.name !== 'svg' || more !== undefined)
    throw new MarkError(
      said(['is not one SVG drawing, from <svg to </svg>', '<svg থেকে </svg> পর্যন্ত একটি SVG ড্রয়িং নয়']),
    );
  return root;
}

function attributesOf(element: string, text: string) {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single = ''] of text.matchAll(ATTRIBUTE)) {
    if (attributes.has(name))
      throw new MarkError(said([`has “${name}” twice at “${element}”`, `“${element}”-এ “${name}” দুবার আছে`]));
    attributes.set(name, double ?? single);
  }
  return attributes;
}
