import type { Nodes, Root } from 'mdast';
import { articleProblem } from '@/content/lib/markdown/limits';
import { nodeText } from '@/content/lib/markdown/plain-text';
import { markdownTree } from '@/content/lib/markdown/tree';

/** Words that are read in a minute. */
const READ_IN_A_MINUTE = 200;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{Pd}'’.,\u200C\u200D]*/gu;

type TextFacts = {
  readonly words: number;
  /** In minutes, rounded up. */
  readonly minutes: number;
  readonly hasPicture: boolean;
  /** Pictures without a description. */
  readonly undescribed: number;
  /** The first heading that is more than one level below the one before it; null where none does. */
  readonly outOfOrder: string | null;
};

/** What a Markdown text has and what it lacks; null where it cannot be read. */
export function textFacts(markdown: string): TextFacts | null {
  if (articleProblem(markdown) !== null) return null;
  const tree = markdownTree(markdown);
  const words = nodeText(tree).match(WORD)?.length ?? 0;
  const pictures = picturesIn(tree);
  let level = 1;
  let outOfOrder: string | null = null;
  for (const node of tree.children) {
    if (node.type !== 'heading') continue;
    // The page shows a first level as a second.
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

/** Which element of the article's page a place of its Markdown belongs to, from 0. */
export function pageBlockAt(markdown: string, offset: number) {
  if (articleProblem(markdown) !== null) return 0;
  const above = markdownTree(markdown).children.filter(
    (block) => isOnPage(block) && (block.position?.end.offset ?? 0) < offset,
  );
  return above.length;
}
