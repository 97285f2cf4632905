import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { articleProblem } from './limits';

let last: { readonly markdown: string; readonly tree: Root } | undefined;

/**
 * The tree of a Markdown text (GitHub's dialect: tables, footnotes, task lists, bare addresses). Pages, lists of
 * contents, excerpts and the check of links all read this one. It is kept for the next caller, so nobody may change it.
 * @throws Error when the text is beyond what `markdownProblem` allows.
 */
export function markdownTree(markdown: string): Root {
  if (last?.markdown === markdown) return last.tree;
  const problem = articleProblem(markdown);
  if (problem !== null) throw new Error(`Markdown: line ${problem.line} ${problem.reason}.`);
  const tree = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  last = { markdown, tree };
  return tree;
}
