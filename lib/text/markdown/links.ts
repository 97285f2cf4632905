import type { Nodes } from 'mdast';
import { markdownTree } from './tree';

/**
 * Every link and picture of a Markdown text, in order, with its line from 1; pictures with their description, empty for a
 * link, and the address of their definition.
 */
export function linksOf(markdown: string) {
  const nodes = nodesIn(markdownTree(markdown));
  const usedDefinitions = new Set(
    nodes.flatMap((node) => (node.type === 'imageReference' ? [node.identifier] : [])),
  );
  const addresses = new Map(
    nodes
      .flatMap((node) => (node.type === 'definition' ? [[node.identifier, node.url] as const] : []))
      .reverse(),
  );
  return nodes.flatMap((node) => {
    const line = node.position?.start.line ?? 0;
    const entry = (kind: 'link' | 'picture', address: string, alt = '') => [{ kind, address, alt, line }];
    switch (node.type) {
      case 'link':
        return entry('link', node.url);
      case 'definition':
        return usedDefinitions.has(node.identifier) ? [] : entry('link', node.url);
      case 'image':
        return entry('picture', node.url, node.alt ?? '');
      case 'imageReference':
        return entry('picture', addresses.get(node.identifier) ?? '', node.alt ?? '');
      default:
        return [];
    }
  });
}

const nodesIn = (node: Nodes): readonly Nodes[] => [
  node,
  ...('children' in node ? node.children.flatMap(nodesIn) : []),
];
