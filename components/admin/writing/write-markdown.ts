import type { AlignType, Root, Table } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { type Handle, type Options, toMarkdown } from 'mdast-util-to-markdown';
import type { Node } from 'prosemirror-model';
import { mdastFromNode } from './to-mdast';
import { schema } from './schema';

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
export const otherMarks: ListMarks = { bullet: '*', bulletOrdered: ')' };

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
