import type { Nodes } from 'mdast';
import { articleProblem } from './limits';
import { markdownTree } from './tree';

/**
 * Returns the words of a Markdown text that readers see or hear, a line for each block: without marks, addresses of
 * links and code, with descriptions and captions of pictures and with footnotes. '' beyond the parser's limits.
 */
export const visibleText = (markdown: string) =>
  articleProblem(markdown) === null ? wordsIn(markdownTree(markdown)).trim() : '';

function wordsIn(node: Nodes): string {
  switch (node.type) {
    case 'text':
    // Shown as text.
    case 'html':
      return node.value;
    case 'image':
    case 'imageReference':
      return ` ${node.alt ?? ''} ${'title' in node ? (node.title ?? '') : ''} `;
    case 'break':
      return '\n';
    case 'paragraph':
    case 'heading':
    case 'tableCell':
      return `${node.children.map(wordsIn).join('')}\n`;
    default:
      return 'children' in node ? node.children.map(wordsIn).join('') : ' ';
  }
}
