import type { Nodes } from 'mdast';
import { markdownTree } from './tree';

/** An address that a Markdown text leads to or shows. */
export type MarkdownLink = {
  readonly kind: 'link' | 'picture';
  readonly address: string;
  /** Counted from 1. */
  readonly line: number;
};

/**
 * Every link and picture of a Markdown text, in order. An address that is defined apart stands where it is defined, as
 * a picture when one uses it.
 */
export function linksOf(markdown: string): readonly MarkdownLink[] {
  const nodes = nodesIn(markdownTree(markdown));
  const shown = new Set(nodes.flatMap((node) => (node.type === 'imageReference' ? [node.identifier] : [])));
  return nodes.flatMap((node) => {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return [];
    const isPicture = node.type === 'image' || (node.type === 'definition' && shown.has(node.identifier));
    const line = node.position?.start.line ?? 0;
    return [{ kind: isPicture ? 'picture' : 'link', address: node.url, line }];
  });
}

const nodesIn = (node: Nodes): readonly Nodes[] => [
  node,
  ...('children' in node ? node.children.flatMap(nodesIn) : []),
];
