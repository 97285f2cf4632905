import type { Nodes } from 'mdast';
import { markdownTree } from './tree';

/** Converts Markdown to one line of text, keeping thin and non-breaking spaces. */
export const plainText = (markdown: string) => nodeText(markdownTree(markdown));

/** Returns the words of a Markdown node in one line. */
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
    // Footnotes are below the text, not in its flow.
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
