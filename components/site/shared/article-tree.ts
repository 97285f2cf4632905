import type { Element, ElementContent as Node, Nodes, Root } from 'hast';
import { type Heading, fill, splitAtRanges, together } from '@/lib/text';
import { NEEDS_NO_DESCRIPTION } from '@/lib/pictures';

/** A picture of known size in px. */
type BodyPicture = { readonly src: string; readonly width: number; readonly height: number };

/** Texts that no article has itself. `table`: accessible name of tables, with the placeholder `{heads}`. */
export type ArticleTexts = Readonly<Record<'table' | 'footnotes' | 'back' | 'done' | 'open', string>>;

type ArticleTreeOptions = {
  readonly headings: readonly Heading[];
  readonly pictures: readonly BodyPicture[];
  readonly texts: ArticleTexts;
};

/** Converts Markdown's tree to an article's: HTML becomes text, pictures of other sites descriptions. */
export function articleTree(tree: Nodes, { headings, pictures, texts }: ArticleTreeOptions): Root {
  const ids = new Map(headings.map(({ line, id }) => [line, id]));
  const sizes = new Map(pictures.map(({ src, width, height }) => [src, { width, height }]));

  const visit = (node: Node): Node => {
    if (node.type === 'raw') return { type: 'text', value: node.value };
    if (node.type !== 'element') return node;
    const element: Element = { ...node, children: node.children.flatMap(visitIn) };
    switch (element.tagName) {
      case 'h1':
        // The page title is the only `h1`.
        return { ...element, tagName: 'h2' };
      case 'h2':
        // The heading of the footnotes has no line, and an id of its own.
        return element.position === undefined
          ? element
          : withProperties(element, { id: ids.get(element.position.start.line) });
      case 'input':
        return withProperties(element, {
          ariaLabel: element.properties.checked === true ? texts.done : texts.open,
        });
      case 'img':
        return ownPicture(element, sizes);
      case 'p':
        return figureFrom(element) ?? buttonFrom(element) ?? element;
      case 'table':
        return scrollRegion(withHeads(element), texts.table);
      default:
        return element;
    }
  };

  const visitIn = (node: Node): Node[] => (node.type === 'text' ? keptText(node.value) : [visit(node)]);

  const nodes = tree.type === 'root' ? tree.children.filter((node) => node.type !== 'doctype') : [];
  return { type: 'root', children: nodes.flatMap(visitIn) };
}

/** A text in which figures stay with their units, and ranges on one line. */
const keptText = (text: string): Node[] =>
  splitAtRanges(together(text)).map((value, index) => {
    const part: Node = { type: 'text', value };
    return index % 2 === 0 ? part : create('span', { className: ['whitespace-nowrap'] }, [part]);
  });

function ownPicture(img: Element, sizes: ReadonlyMap<string, { width: number; height: number }>): Node {
  const src = String(img.properties.src);
  if (!src.startsWith('/images/')) return { type: 'text', value: String(img.properties.alt ?? '') };
  const alt = img.properties.alt === NEEDS_NO_DESCRIPTION ? '' : img.properties.alt;
  return withProperties(img, { ...sizes.get(src), alt });
}

/** Converts a paragraph that only contains a picture to a figure; the picture's title becomes the caption. */
function figureFrom({ children }: Element): Element | undefined {
  const [img, ...others] = children;
  if (img?.type !== 'element' || img.tagName !== 'img' || others.length > 0) return undefined;
  const { title, ...properties } = img.properties;
  const picture: Element = { ...img, properties };
  if (typeof title !== 'string') return create('figure', {}, [picture]);
  return create('figure', {}, [picture, create('figcaption', {}, keptText(title))]);
}

/** A film's page at YouTube. */
const FILM = /^https:\/\/(?:youtu\.be|(?:www\.|m\.)?youtube\.com)\/./;

/** Marks the link of a paragraph that only contains a link to a film, or a bold link, as a button. */
function buttonFrom(paragraph: Element): Element | undefined {
  const [only, ...others] = paragraph.children;
  if (only?.type !== 'element' || others.length > 0) return undefined;
  const [inside, ...rest] = only.tagName === 'strong' ? only.children : [only];
  if (inside?.type !== 'element' || inside.tagName !== 'a' || rest.length > 0) return undefined;
  const isFilm = FILM.test(String(inside.properties.href));
  if (inside === only && !isFilm) return undefined;
  return { ...paragraph, children: [withProperties(inside, { dataButton: isFilm ? 'film' : 'link' })] };
}

/** Maximum number of characters of a cell that heads its row. */
const ROW_HEAD = 60;

/** Whether the first cells of the rows name them: each is short, and no two are the same. */
function namesRows(table: Element) {
  const rows = elementsIn(table, 'tr').slice(1);
  const names = rows.map((row) => textOf(elementsIn(row, 'td')[0] ?? row));
  const isName = (name: string) => name !== '' && name.length <= ROW_HEAD;
  return names.every(isName) && new Set(names).size === names.length;
}

/** Adds scopes to header cells. The first cell of each row becomes a header where it names its row. */
function withHeads(table: Element): Element {
  const heads = elementsIn(table, 'th');
  const hasCorner = heads[0] !== undefined && textOf(heads[0]) !== '';
  const hasRowHeads = !hasCorner || (heads.length > 1 && namesRows(table));
  const visit = (node: Node): Node => {
    if (node.type !== 'element') return node;
    if (node.tagName === 'th') {
      // Screen readers would announce an empty header cell.
      return textOf(node) === '' ? { ...node, tagName: 'td' } : withProperties(node, { scope: 'col' });
    }
    const children = node.children.map(visit);
    const first = children.find((child) => child.type === 'element');
    if (hasRowHeads && first?.type === 'element' && first.tagName === 'td' && textOf(first) !== '') {
      const head: Element = { ...withProperties(first, { scope: 'row' }), tagName: 'th' };
      return { ...node, children: children.map((child) => (child === first ? head : child)) };
    }
    return { ...node, children };
  };
  return { ...table, children: table.children.map(visit) };
}

function scrollRegion(table: Element, tableLabel: string): Element {
  const heads = elementsIn(table, 'th').filter(({ properties }) => properties.scope === 'col');
  const label = fill(tableLabel, { heads: heads.map(textOf).join(', ') });
  // Texts of several blocks may be on one page, each with lines of its own.
  const id = `table-${table.position?.start.line ?? 0}-${label.length}`;
  const caption = create('caption', { id, className: ['sr-only'] }, [{ type: 'text', value: label }]);
  return create('div', { className: ['article-table'], role: 'region', tabIndex: 0, ariaLabelledBy: [id] }, [
    { ...table, children: [caption, ...table.children] },
  ]);
}

function elementsIn(node: Node, tagName: string): Element[] {
  if (node.type !== 'element') return [];
  const inside = node.children.flatMap((child) => elementsIn(child, tagName));
  return node.tagName === tagName ? [node, ...inside] : inside;
}

function textOf(node: Node): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('').trim() : '';
}

function create(tagName: string, properties: Element['properties'], children: Node[]): Element {
  return { type: 'element', tagName, properties, children };
}

function withProperties(element: Element, properties: Element['properties']): Element {
  return { ...element, properties: { ...element.properties, ...properties } };
}
