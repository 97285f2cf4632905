import { PICTURE_PATH } from '../lib/pictures-in';
import { safeHref } from '../lib/safe-href';

/** The addresses that Markdown can be made to lead to: inline, in angle brackets, and as definitions. */
const ADDRESSES = [
  /(?<picture>!)?\[[^\]]*\]\(\s*<?(?<href>[^\s)>]+)/g,
  /<(?<href>[a-z][a-z0-9+.-]*:[^\s>]*)>/gi,
  /^ {0,3}\[[^\]]+\]:\s*<?(?<href>[^\s>]+)/g,
];

/** What opens a level at the start of a line: a quotation or an entry of a list. */
const CONTAINER = /^\s*(?:>|[-+*]\s|\d{1,9}[.)]\s)/;

/** Quotations and lists within one another; what is deeper exhausts the program that builds the page. */
const MAX_DEPTH = 12;

/** Why a Markdown text cannot be shown as it is meant, with its line; null when it can. */
export function markdownProblem(markdown: string): string | null {
  for (const [index, line] of markdown.split('\n').entries()) {
    const problem = lineProblem(line);
    if (problem !== null) return `Line ${index + 1}: ${problem}`;
  }
  return null;
}

function lineProblem(line: string) {
  if (isTooDeep(line)) return `no more than ${MAX_DEPTH} quotations and lists within one another work.`;
  for (const pattern of ADDRESSES) {
    for (const { groups } of line.matchAll(pattern)) {
      const href = groups?.href ?? '';
      const isPicture = groups?.picture !== undefined;
      if (isPicture && !PICTURE_PATH.test(href)) {
        return 'only pictures of this website work, such as /images/scenes/kerb-road.jpg.';
      }
      if (!isPicture && safeHref(href) === undefined) return 'only web, mail and phone links work.';
    }
  }
  return null;
}

function isTooDeep(line: string) {
  let rest = line;
  for (let depth = 0; depth <= MAX_DEPTH; depth += 1) {
    const mark = CONTAINER.exec(rest)?.[0];
    if (mark === undefined) return false;
    rest = rest.slice(mark.length);
  }
  return true;
}
