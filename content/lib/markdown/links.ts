import type { Nodes } from 'mdast';
import { markdownTree } from './tree';

/** A link or picture of a Markdown text. */
export type MarkdownLink = {
  readonly kind: 'link' | 'picture';
  /** Description of a picture; empty for a link. */
  readonly alt: string;
  readonly address: string;
  /** Counted from 1. */
  readonly line: number;
};

/** Every link and picture of a Markdown text, in order; pictures get the address of their definition. */
export function linksOf(markdown: string): readonly MarkdownLink[] {
  const nodes = nodesIn(markdownTree(markdown));
  const usedDefinitions = new Set(
    nodes.flatMap((node) => (node.type === 'imageReference' ? [node.identifier] : [])),
  );
  const addresses = new Map(
    nodes
      .flatMap((node) => (node.type === 'definition' ? [[node.identifier, node.url] as const] : []))
      .reverse(),
  );
  return nodes.flatMap((node): MarkdownLink[] => {
    const line = node.position?.start.line ?? 0;
    switch (node.type) {
      case 'link':
        return [{ kind: 'link', address: node.url, alt: '', line }];
      case 'definition':
        return usedDefinitions.has(node.identifier)
          ? []
          : [{ kind: 'link', address: node.url, alt: '', line }];
      case 'image':
        return [{ kind: 'picture', address: node.url, alt: node.alt ?? '', line }];
      case 'imageReference':
        return [
          { kind: 'picture', address: addresses.get(node.identifier) ?? '', alt: node.alt ?? '', line },
        ];
      default:
        return [];
    }
  });
}

const nodesIn = (node: Nodes): readonly Nodes[] => [
  node,
  ...('children' in node ? node.children.flatMap(nodesIn) : []),
];
