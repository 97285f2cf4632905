import type { Nodes } from 'mdast';
import { markdownTree } from './tree';

/** Markdown as one line of plain text: no marks, no pictures, no link targets. Thin and non-breaking spaces are kept. */
export const plainText = (markdown: string) => nodeText(markdownTree(markdown));

/** The words of a part of a Markdown tree, in one line. */
export const nodeText = (node: Nodes) =>
  wordsIn(node)
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();

function wordsIn(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
    case 'code':
    case 'html':
      return node.value;
    case 'break':
      return ' ';
    // Footnotes are below the text and are no part of its flow.
    case 'footnoteDefinition':
      return '';
    case 'paragraph':
    case 'heading':
    case 'link':
    case 'linkReference':
    case 'emphasis':
    case 'strong':
    case 'delete':
      return node.children.map(wordsIn).join('');
    default:
      return 'children' in node ? node.children.map(wordsIn).join(' ') : '';
  }
}
