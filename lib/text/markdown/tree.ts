import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { articleProblem } from './limits';

let last: { readonly markdown: string; readonly tree: Root } | undefined;

/**
 * Parses a Markdown text in GitHub's dialect (tables, footnotes, task lists, bare addresses), for pages, tables of
 * contents, excerpts and the check of links. Caches the last tree; callers must not change it.
 * @throws Error for a text beyond the limits of `articleProblem`.
 */
export function markdownTree(markdown: string): Root {
  if (last?.markdown === markdown) return last.tree;
  const problem = articleProblem(markdown);
  if (problem !== null) throw new Error(`Markdown: line ${problem.line} ${problem.reason}.`);
  const tree = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  last = { markdown, tree };
  return tree;
}
