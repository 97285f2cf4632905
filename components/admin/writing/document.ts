import type { Root, Table } from 'mdast';
import type { Node } from 'prosemirror-model';
import { articleProblem, markdownTree } from '@/lib/text';
import { nodeFromMdast } from './from-mdast';
import { schema } from './schema';
import { mdastFromNode } from './to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { type Handle, type Options, toMarkdown } from 'mdast-util-to-markdown';

const { nodes } = schema;

/** A block of the opened text: its node, its Markdown, and the gap between it and the block above. */
type Origin = { readonly node: Node; readonly text: string; readonly gap: string };

/** A Markdown text in the visual editor. Unchanged blocks are written back byte by byte. */
export type WritingDocument = NonNullable<ReturnType<typeof openDocument>>;

/** Opens a Markdown text; blocks that a round trip would change become `source`. Null beyond the parser's limits. */
export function openDocument(markdown: string) {
  // A byte order mark would shift the parser's offsets.
  const start = markdown.startsWith('\uFEFF') ? 1 : 0;
  const body = markdown.slice(start);
  if (articleProblem(body) !== null) return null;
  let at = 0;
  const origins = markdownTree(body).children.map((block): Origin => {
    const from = startOf(body, block.position?.start.offset ?? at, at);
    const to = block.position?.end.offset ?? from;
    const text = body.slice(from, to);
    const gap = (at === 0 ? markdown.slice(0, start) : '') + body.slice(at, from);
    at = to;
    return { node: faithful(block) ?? sourceOf(text), text, gap };
  });
  const blocks = origins.map(({ node }) => node);
  // Adds a paragraph after a final table or picture, so that typing can continue.
  const last = blocks.at(-1);
  if (last?.type !== nodes.paragraph && last?.type !== nodes.heading) blocks.push(nodes.paragraph.create());
  return { markdown, doc: nodes.doc.create(null, blocks), origins, end: body.slice(at) };
}

/** Corrects a block's start: the parser includes preceding definitions in a setext heading. */
const startOf = (body: string, start: number, at: number) =>
  start < at ? at + (/^\r?\n/.exec(body.slice(at))?.[0].length ?? 0) : start;

const sourceOf = (text: string) => nodes.source.create(null, text === '' ? null : schema.text(text));

function faithful(block: Root['children'][number]): Node | null {
  const node = nodeFromMdast(block);
  if (node === null) return null;
  const [again, ...others] = blocksOf(writeBlock(node));
  return again !== undefined && others.length === 0 && sameContent(again, node) ? node : null;
}

function blocksOf(markdown: string): (Node | null)[] {
  if (articleProblem(markdown) !== null) return [null];
  return markdownTree(markdown).children.map(nodeFromMdast);
}

/** Whether two blocks result in the same Markdown. */
export const sameContent = (a: Node | null, b: Node | null) =>
  a !== null && b !== null && JSON.stringify(mdastFromNode(a)) === JSON.stringify(mdastFromNode(b));

/** Serializes a document to Markdown. Unchanged blocks keep their source text and the blank lines between them. */
export function writeDocument(doc: Node, { markdown, origins, end }: WritingDocument): string {
  const used = new Set<number>();
  let text = '';
  let last = -1;
  let above = '';
  for (const node of doc.children) {
    const index = originOf(node, origins, last + 1, used);
    const origin = index === null ? undefined : origins[index];
    const isNext = index === last + 1 && (text !== '' || index === 0);
    // The mark of an adjacent list above, which was not there in the opened text.
    const meets = !isNext && isList(node) ? listMark(above) : null;
    const own =
      origin !== undefined && (meets === null || meets !== listMark(origin.text))
        ? origin.text
        : writeApart(node, meets);
    if (own === '' && origin === undefined) continue;
    const gap = origin !== undefined && isNext ? origin.gap : text === '' ? '' : '\n\n';
    text += gap + own;
    if (index !== null) used.add(index);
    last = index ?? NONE;
    above = own;
  }
  const isWhole = last === origins.length - 1;
  const markup = isWhole ? text + end : text;
  // A text of blank lines only has no blocks.
  return origins.length === 0 && markup === end ? markdown : markup;
}

/** Returns the marker of a list (`-`, `*`, `+`, `.` or `)`); null for other text. */
const listMark = (text: string) => /^(?:([-*+])|\d+([.)]))(?:\s|$)/.exec(text)?.slice(1).join('') ?? null;

/** Writes a block with other markers than the list above it: with the same ones, both would merge into one list. */
function writeApart(node: Node, above: string | null) {
  const own = writeBlock(node);
  return above !== null && listMark(own) === above ? writeBlock(node, otherMarks) : own;
}

/** Index of a block that is not in the opened text; no origin follows it. */
const NONE = -2;

/** Finds the origin of a block: the identical node, or an unused equal one, such as after Undo. Null for new blocks. */
function originOf(node: Node, origins: readonly Origin[], next: number, used: ReadonlySet<number>) {
  const isIt = (index: number) => !used.has(index) && origins[index]?.node === node;
  if (isIt(next)) return next;
  const same = origins.findIndex((_, index) => isIt(index));
  if (same !== -1) return same;
  if (origins[next]?.node.eq(node) === true && !used.has(next)) return next;
  const equal = origins.findIndex((origin, index) => !used.has(index) && origin.node.eq(node));
  return equal === -1 ? null : equal;
}

const isList = ({ type }: Node) => type === nodes.bullet_list || type === nodes.ordered_list;

const rules: Readonly<Record<string, string>> = { left: ':---', right: '---:', center: ':---:' };

/** Writes tables without aligned columns: padding would change every line with one word. */
const table: Handle = (node: Table, _parent, state, info) => {
  const [head = '', ...rows] = node.children.map((row) => {
    const cells = row.children.map((cell) => state.handle(cell, row, state, info));
    return `|${cells.map((text) => (text === '' ? ' ' : ` ${text} `)).join('|')}|`;
  });
  const rule = (node.align ?? []).map((align) => rules[align ?? ''] ?? '---').join(' | ');
  return [head, `| ${rule} |`, ...rows].join('\n');
};

type ListMarks = { readonly bullet: '-' | '*'; readonly bulletOrdered: '.' | ')' };
const usualMarks: ListMarks = { bullet: '-', bulletOrdered: '.' };
const otherMarks: ListMarks = { bullet: '*', bulletOrdered: ')' };

const options = (listMarks: ListMarks): Options => ({
  ...listMarks,
  bulletOther: listMarks.bullet === '-' ? '*' : '-',
  rule: '-',
  listItemIndent: 'one',
  extensions: [gfmToMarkdown(), { handlers: { table } }],
});

/** Writes a block as Markdown without a final line break; empty for an empty block. */
export function writeBlock(node: Node, listMarks: ListMarks = usualMarks): string {
  if (node.type === schema.nodes.source) return node.textContent;
  const block = mdastFromNode(node);
  if (block === null) return '';
  const root: Root = { type: 'root', children: [block] };
  return toMarkdown(root, options(listMarks)).replace(/\n$/, '');
}

/** Converts the index of a block in the editor to that of its element on the article's page, zero-based. */
export function pageBlockOf(doc: Node, index: number) {
  const above = doc.children.slice(0, index).filter((node) => {
    const text = writeBlock(node);
    return text !== '' && !(node.type.name === 'source' && /^(?:\[[^\]]*\]:|<)/.test(text));
  });
  return above.length;
}
