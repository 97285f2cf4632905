import type { Root, AlignType, Table } from 'mdast';
import type { Node } from 'prosemirror-model';
import { articleProblem } from '@/content/lib/markdown/limits';
import { markdownTree } from '@/content/lib/markdown/tree';
import { nodeFromMdast } from './from-mdast';
import { schema } from './schema';
import { mdastFromNode } from './to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { type Handle, type Options, toMarkdown } from 'mdast-util-to-markdown';

const { nodes } = schema;

/** A block of a text as it was opened: where its Markdown is, and what is before it since the block above. */
type Origin = { readonly node: Node; readonly text: string; readonly gap: string };

/** A Markdown text in the visual editor. What was not changed is written as it was, to the byte. */
export type WritingDocument = {
  readonly markdown: string;
  readonly doc: Node;
  readonly origins: readonly Origin[];
  /** What follows the last block. */
  readonly end: string;
};

/**
 * Opens a Markdown text. Blocks that the editor could not write again as they are become text (`source`). Null where the
 * text is beyond what can be parsed (`content/lib/markdown/limits.ts`).
 */
export function openDocument(markdown: string): WritingDocument | null {
  // A byte order mark moves the places that the parser tells.
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
  // Behind a table or a picture there has to be a place for the next word.
  const last = blocks.at(-1);
  if (last?.type !== nodes.paragraph && last?.type !== nodes.heading) blocks.push(nodes.paragraph.create());
  return { markdown, doc: nodes.doc.create(null, blocks), origins, end: body.slice(at) };
}

/** The parser counts the definitions in front of an underlined heading to it, too: a block begins behind the one before it. */
const startOf = (body: string, start: number, at: number) =>
  start < at ? at + (/^\r?\n/.exec(body.slice(at))?.[0].length ?? 0) : start;

const sourceOf = (text: string) => nodes.source.create(null, text === '' ? null : schema.text(text));

/** The node of a block, if writing and reading it gives the same again. */
function faithful(block: Root['children'][number]): Node | null {
  const node = nodeFromMdast(block);
  if (node === null) return null;
  const [again, ...others] = blocksOf(writeBlock(node));
  return again !== undefined && others.length === 0 && sameContent(again, node) ? node : null;
}

/** The nodes of a Markdown text; null stands for a block without one. */
function blocksOf(markdown: string): (Node | null)[] {
  if (articleProblem(markdown) !== null) return [null];
  return markdownTree(markdown).children.map(nodeFromMdast);
}

/** Whether two blocks are the same in Markdown. */
export const sameContent = (one: Node | null, other: Node | null) =>
  one !== null &&
  other !== null &&
  JSON.stringify(mdastFromNode(one)) === JSON.stringify(mdastFromNode(other));

/** The Markdown of a document: blocks that are as they were opened keep their text, and the blank lines between them. */
export function writeDocument(doc: Node, { markdown, origins, end }: WritingDocument): string {
  const used = new Set<number>();
  let text = '';
  let last = -1;
  let above = '';
  for (const node of doc.children) {
    const index = originOf(node, origins, last + 1, used);
    const origin = index === null ? undefined : origins[index];
    const isNext = index === last + 1 && (text !== '' || index === 0);
    // Two lists of a kind that did not touch before.
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
  const written = isWhole ? text + end : text;
  // A text of blank lines alone has no block.
  return origins.length === 0 && written === end ? markdown : written;
}

/** The mark that a list begins with; null where a text is none. */
const listMark = (text: string) => /^(?:([-*+])|\d+([.)]))(?:\s|$)/.exec(text)?.slice(1).join('') ?? null;

/** A block in other marks than the list above it has: with the same ones both would be one list. */
function writeApart(node: Node, above: string | null) {
  const own = writeBlock(node);
  return above !== null && listMark(own) === above ? writeBlock(node, otherMarks) : own;
}

/** No block is next to one that was not there before. */
const NONE = -2;

/** Which block of the opened text a block is: the same one, or one that says the same, such as after Undo. */
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
const ruleOf = (align: AlignType) => rules[align ?? ''] ?? '---';

/** A table as the articles have it: no columns drawn straight with blanks, which would change every line with one word. */
const table: Handle = (node: Table, _parent, state, info) => {
  const [head = '', ...rows] = node.children.map((row) => {
    const cells = row.children.map((cell) => state.handle(cell, row, state, info));
    return `|${cells.map((text) => (text === '' ? ' ' : ` ${text} `)).join('|')}|`;
  });
  const rule = (node.align ?? []).map(ruleOf).join(' | ');
  return [head, `| ${rule} |`, ...rows].join('\n');
};

/** The marks of lists. Of two lists that touch, the second needs another one, or they would be one list. */
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

/** A block of the editor as Markdown, without a line end behind it; empty where the block holds nothing. */
export function writeBlock(node: Node, listMarks: ListMarks = usualMarks): string {
  if (node.type === schema.nodes.source) return node.textContent;
  const block = mdastFromNode(node);
  if (block === null) return '';
  const root: Root = { type: 'root', children: [block] };
  return toMarkdown(root, options(listMarks)).replace(/\n$/, '');
}

/** Which element of the article's page a block of the visual editor belongs to, from 0. */
export function pageBlockOf(doc: Node, index: number) {
  const above = doc.children.slice(0, index).filter((node) => {
    const text = writeBlock(node);
    return text !== '' && !(node.type.name === 'source' && /^(?:\[[^\]]*\]:|<)/.test(text));
  });
  return above.length;
}
