import type { AlignType, BlockContent, ListItem, PhrasingContent, Root, Table, TableRow } from 'mdast';
import { type Mark, type Node } from 'prosemirror-model';
import { schema } from './schema';

const { nodes, marks } = schema;

type Block = Root['children'][number];

/** Converts a block to Markdown's tree; null for an empty one. Marks apply to words, not to spaces beside them. */
export function mdastFromNode(node: Node): Block | null {
  switch (node.type) {
    case nodes.picture: {
      const { src, alt, title } = node.attrs;
      const image = {
        type: 'image',
        url: String(src),
        alt: String(alt),
        title: title as string | null,
      } as const;
      return { type: 'paragraph', children: [image] };
    }
    case nodes.table:
      return tableOf(node);
    case nodes.rule:
      return { type: 'thematicBreak' };
    case nodes.source:
      return { type: 'html', value: node.textContent };
    default:
      return flowOf(node);
  }
}

function flowOf(node: Node): BlockContent | null {
  switch (node.type) {
    case nodes.heading:
      return { type: 'heading', depth: node.attrs.level as 2, children: inlineOf(node) };
    case nodes.blockquote: {
      const children = blocksIn(node);
      return children.length === 0 ? null : { type: 'blockquote', children };
    }
    case nodes.bullet_list:
    case nodes.ordered_list: {
      const isOrdered = node.type === nodes.ordered_list;
      const start = isOrdered ? (node.attrs.start as number) : null;
      const children = node.children.map(itemOf);
      return { type: 'list', ordered: isOrdered, start, spread: node.attrs.spread === true, children };
    }
    default: {
      const children = inlineOf(node);
      return children.length === 0 ? null : { type: 'paragraph', children };
    }
  }
}

function itemOf(item: Node): ListItem {
  const children = blocksIn(item);
  const hasTwoParagraphs = children.some(
    ({ type }, index) => type === 'paragraph' && children[index - 1]?.type === 'paragraph',
  );
  return { type: 'listItem', spread: item.attrs.spread === true || hasTwoParagraphs, children };
}

const blocksIn = (node: Node) =>
  node.children.flatMap((child) => {
    const block = flowOf(child);
    return block === null ? [] : [block];
  });

function tableOf(table: Node): Table {
  const [head] = table.children;
  const align = head === undefined ? [] : head.children.map(({ attrs }) => attrs.align as AlignType);
  const children = table.children.map((row): TableRow => ({
    type: 'tableRow',
    children: row.children.map((cell) => ({
      type: 'tableCell',
      children: cell.firstChild === null ? [] : inlineOf(cell.firstChild),
    })),
  }));
  return { type: 'table', align, children };
}

/** Part of a line: text or whitespace with its marks, or a line break (`text` null). */
type Piece = { readonly text: string | null; readonly marks: readonly Mark[] };

function inlineOf(block: Node): PhrasingContent[] {
  return nested(trimmed(piecesOf(block)));
}

/** Splits a block into pieces, outer whitespace apart from text. Code is never split. */
function piecesOf(block: Node): Piece[] {
  return block.children.flatMap((node): Piece[] => {
    if (node.type === nodes.hard_break) return [{ text: null, marks: [] }];
    const text = node.text ?? '';
    const own = marks.bijoy.removeFromSet(node.marks);
    if (marks.code.isInSet(own)) return [{ text: text.replace(/\n/g, ' '), marks: own }];
    return text
      .replace(/\n/g, ' ')
      .split(/(^\s+|\s+$)/)
      .filter((part) => part !== '')
      .map((part) => ({ text: part, marks: own }));
  });
}

const isBlank = ({ text, marks: own }: Piece) =>
  text !== null && text.trim() === '' && !marks.code.isInSet(own);

/** Removes spaces and tabs at the ends of lines; whitespace keeps the marks that both its neighbours have. */
function trimmed(pieces: readonly Piece[]): Piece[] {
  const lines = pieces.flatMap((piece, index): Piece[] => {
    if (!isBlank(piece)) return [piece];
    const before = pieces.slice(0, index).findLast((other) => !isBlank(other));
    const after = pieces.slice(index + 1).find((other) => !isBlank(other));
    const isAtEnd = !before || !after || before.text === null || after.text === null;
    const text = isAtEnd ? (piece.text ?? '').replace(/[ \t]/g, '') : piece.text;
    const shared = piece.marks.filter(
      (mark) =>
        before !== undefined &&
        after !== undefined &&
        mark.isInSet(before.marks) &&
        mark.isInSet(after.marks),
    );
    return text === '' ? [] : [{ text, marks: shared }];
  });
  // Drops breaks at the start and end of a block, which Markdown cannot express.
  const end = lines.findLastIndex(({ text }) => text !== null) + 1;
  const start = lines.findIndex(({ text }) => text !== null);
  return start === -1 ? [] : lines.slice(start, end);
}

/** Nests the marks of a flat line; the mark with the longest run is outermost. */
function nested(pieces: readonly Piece[]): PhrasingContent[] {
  const out: PhrasingContent[] = [];
  for (let at = 0; at < pieces.length;) {
    const piece = pieces[at];
    if (piece === undefined) break;
    const [outer, length] = furthest(pieces.slice(at));
    if (outer === null) {
      push(out, leafOf(piece));
      at += 1;
      continue;
    }
    const inside = pieces.slice(at, at + length).map(({ text, marks: all }) => ({
      text,
      marks: outer.removeFromSet(all),
    }));
    out.push(wrapped(outer, nested(inside)));
    at += length;
  }
  return out;
}

/** Returns the first piece's mark with the longest run, and its length; includes inner breaks, not trailing ones. */
function furthest(pieces: readonly Piece[]): [Mark | null, number] {
  let best: [Mark | null, number] = [null, 0];
  for (const mark of pieces[0]?.marks ?? []) {
    if (mark.type === marks.code) continue;
    const stop = pieces.findIndex(({ text, marks: all }) => text !== null && !mark.isInSet(all));
    const run = pieces.slice(0, stop === -1 ? pieces.length : stop);
    const length = run.findLastIndex(({ text }) => text !== null) + 1;
    if (length > best[1]) best = [mark, length];
  }
  return best;
}

function leafOf({ text, marks: own }: Piece): PhrasingContent {
  if (text === null) return { type: 'break' };
  return marks.code.isInSet(own) ? { type: 'inlineCode', value: text } : { type: 'text', value: text };
}

function wrapped({ type, attrs }: Mark, children: PhrasingContent[]): PhrasingContent {
  switch (type) {
    case marks.strong:
      return { type: 'strong', children };
    case marks.em:
      return { type: 'emphasis', children };
    case marks.strike:
      return { type: 'delete', children };
    default:
      // Links cannot nest: the schema allows one link mark per text.
      return {
        type: 'link',
        url: String(attrs.href),
        title: attrs.title as string | null,
        children: children as [],
      };
  }
}

function push(out: PhrasingContent[], part: PhrasingContent) {
  const last = out.at(-1);
  if (last?.type === 'text' && part.type === 'text') last.value += part.value;
  else if (last?.type === 'inlineCode' && part.type === 'inlineCode') last.value += part.value;
  else out.push(part);
}
