import { markdownLinkStrings } from '@/components/admin/shared/strings/markdown-links';
import { safeHref } from '@/components/ui/safe-href';
import type { linksOf } from '@/content/lib/markdown/links';

let parsed: typeof linksOf | undefined;

/** Brings the Markdown parser, which `linkProblem` needs; nothing but articles does. */
export async function loadLinkCheck() {
  parsed ??= (await import('@/content/lib/markdown/links')).linksOf;
}

/**
 * Why a Markdown text has a link or a picture that the page would not show as such; null when all are good.
 * @throws Error before `loadLinkCheck` has finished: a text must not pass because nobody could read it.
 */
export function linkProblem(markdown: string): string | null {
  if (parsed === undefined) throw new Error('linkProblem: loadLinkCheck has not finished');
  for (const { kind, address, line } of parsed(markdown)) {
    if (kind === 'picture' && !address.startsWith('/images/')) return markdownLinkStrings.picture(line);
    if (kind === 'link' && safeHref(address) === undefined) return markdownLinkStrings.link(line);
  }
  return null;
}
