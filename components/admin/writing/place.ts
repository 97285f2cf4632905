import type { Node } from 'prosemirror-model';
import type { Root } from 'mdast';
import { articleProblem } from '@/content/lib/markdown/limits';
import { markdownTree } from '@/content/lib/markdown/tree';
import { writeBlock } from './write-markdown';

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

/** The same for a block of the visual editor, by its number there. */
export function pageBlockOf(doc: Node, index: number) {
  const above = doc.children.slice(0, index).filter((node) => {
    const text = writeBlock(node);
    return text !== '' && !(node.type.name === 'source' && /^(?:\[[^\]]*\]:|<)/.test(text));
  });
  return above.length;
}
