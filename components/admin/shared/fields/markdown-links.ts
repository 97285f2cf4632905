import { markdownLinkStrings } from '@/components/admin/shared/strings/markdown-links';
import { safeHref } from '@/components/ui/safe-href';

/** The addresses that Markdown can be made to lead to: inline, in angle brackets, and as definitions. */
const ADDRESSES = [
  /(?<picture>!)?\[[^\]]*\]\(\s*<?(?<href>[^\s)>]+)/g,
  /<(?<href>[a-z][a-z0-9+.-]*:[^\s>]*)>/gi,
  /^ {0,3}\[[^\]]+\]:\s*<?(?<href>[^\s>]+)/g,
];

/** Why a Markdown text has a link or a picture that the page would not show as such; null when all are good. */
export function linkProblem(markdown: string): string | null {
  const lines = markdown.split('\n');
  for (const [index, line] of lines.entries()) {
    for (const pattern of ADDRESSES) {
      for (const { groups } of line.matchAll(pattern)) {
        const href = groups?.href ?? '';
        if (groups?.picture !== undefined) {
          if (!href.startsWith('/images/')) {
            return markdownLinkStrings.picture(index + 1);
          }
        } else if (safeHref(href) === undefined) {
          return markdownLinkStrings.link(index + 1);
        }
      }
    }
  }
  return null;
}
