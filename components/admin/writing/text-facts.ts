import type { Nodes, Root } from 'mdast';
import { articleProblem, nodeText, markdownTree } from '@/lib/text';

/** Reading speed, in words per minute. */
const READ_IN_A_MINUTE = 200;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{Pd}'’.,\u200C\u200D]*/gu;

/** Counts words and pictures of a Markdown text and finds omissions; null if it exceeds the parser's limits. */
export function textFacts(markdown: string) {
  if (articleProblem(markdown) !== null) return null;
  const tree = markdownTree(markdown);
  const words = nodeText(tree).match(WORD)?.length ?? 0;
  const pictures = picturesIn(tree);
  let level = 1;
  /** First heading more than one level below the previous one. */
  let outOfOrder: string | null = null;
  for (const node of tree.children) {
    if (node.type !== 'heading') continue;
    // The page shows level 1 as level 2.
    const depth = Math.max(2, node.depth);
    if (depth > level + 1) outOfOrder ??= nodeText(node);
    level = depth;
  }
  return {
    words,
    minutes: Math.ceil(words / READ_IN_A_MINUTE),
    hasPicture: pictures.length > 0,
    undescribed: pictures.filter((alt) => alt.trim() === '').length,
    outOfOrder,
  };
}

const picturesIn = (node: Nodes): string[] =>
  node.type === 'image' || node.type === 'imageReference'
    ? [node.alt ?? '']
    : 'children' in node
      ? node.children.flatMap(picturesIn)
      : [];

const isOnPage = ({ type }: Root['children'][number]) =>
  type !== 'definition' && type !== 'footnoteDefinition' && type !== 'html';

/** Converts an offset in Markdown to the index of its element on the article's page, zero-based. */
export function pageBlockAt(markdown: string, offset: number) {
  if (articleProblem(markdown) !== null) return 0;
  const above = markdownTree(markdown).children.filter(
    (block) => isOnPage(block) && (block.position?.end.offset ?? 0) < offset,
  );
  return above.length;
}
