import type { linksOf } from '../lib/markdown/links';
import { articleProblem as limitOf } from '../lib/markdown/limits';
import { NEEDS_NO_DESCRIPTION, PICTURE_PATH } from '../lib/pictures-in';
import { safeHref } from '../lib/safe-href';

let parsed: typeof linksOf | undefined;

/** Brings the Markdown parser, which `markdownProblem` needs: the studio loads it only with articles. */
export async function loadMarkdownCheck() {
  parsed ??= (await import('../lib/markdown/links')).linksOf;
}

/**
 * Why a Markdown text has a link or a picture that the page would not show as such, or a picture without a description,
 * with its line; null when all are good, and where the text is beyond the limits that its schema states (`content/lib/markdown/limits.ts`).
 * @throws Error before `loadMarkdownCheck` has finished: a text must not pass because nobody could read it.
 */
export function markdownProblem(markdown: string): string | null {
  if (limitOf(markdown) !== null) return null;
  if (parsed === undefined) throw new Error('markdownProblem: loadMarkdownCheck has not finished');
  for (const { kind, address, alt, line } of parsed(markdown)) {
    if (kind === 'picture' && !PICTURE_PATH.test(address)) {
      return `Line ${line}: only pictures of this website work, such as /images/scenes/kerb-road.jpg.`;
    }
    if (kind === 'picture' && alt.trim() === '') {
      return `Line ${line}: this picture has no description. Say what it shows, or write ${NEEDS_NO_DESCRIPTION} where it needs none.`;
    }
    if (kind === 'link' && safeHref(address) === undefined) {
      return `Line ${line}: only web, mail and phone links work.`;
    }
  }
  return null;
}
