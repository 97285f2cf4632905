import { inDigits, loadMarkdown, articleProblem as limitOf, safeHref, said } from '../text';
import { NEEDS_NO_DESCRIPTION, PICTURE_PATH } from '../pictures';

let loaded: Awaited<ReturnType<typeof loadMarkdown>> | undefined;

/** Loads the Markdown parser for the functions below; the studio needs it only for articles. */
export async function loadMarkdownCheck() {
  loaded ??= await loadMarkdown();
}

/**
 * Returns the words of a Markdown text that readers see.
 * @throws Error before `loadMarkdownCheck` has finished.
 */
export function markdownWords(markdown: string) {
  if (loaded === undefined) throw new Error('markdownWords: loadMarkdownCheck has not finished');
  return loaded.visibleText(markdown);
}

/**
 * Returns the links of a Markdown text with their lines; none for a text over the limits of `lib/text/markdown/limits.ts`.
 * @throws Error before `loadMarkdownCheck` has finished.
 */
export function markdownLinks(markdown: string) {
  if (limitOf(markdown) !== null) return [];
  if (loaded === undefined) throw new Error('markdownLinks: loadMarkdownCheck has not finished');
  return loaded.linksOf(markdown).filter(({ kind }) => kind === 'link');
}

/**
 * Returns the first invalid link or picture, or picture without a description, with its line. Returns null for valid
 * text and for text over the limits of `lib/text/markdown/limits.ts`, which the schema reports.
 * @throws Error before `loadMarkdownCheck` has finished, so that no text passes unchecked.
 */
export function markdownProblem(markdown: string): string | null {
  if (limitOf(markdown) !== null) return null;
  if (loaded === undefined) throw new Error('markdownProblem: loadMarkdownCheck has not finished');
  for (const { kind, address, alt, line } of loaded.linksOf(markdown)) {
    const here = said([`Line ${line}`, `${inDigits(line, 'bn')} নম্বর লাইন`]);
    if (kind === 'picture' && !PICTURE_PATH.test(address)) {
      return `${here}: ${said([
        'only pictures of this website work, such as /images/scenes/kerb-road.jpg.',
        'শুধু এই ওয়েবসাইটের ছবি চলে, যেমন /images/scenes/kerb-road.jpg।',
      ])}`;
    }
    if (kind === 'picture' && alt.trim() === '') {
      const file = address.slice(address.lastIndexOf('/') + 1);
      return said([
        `The picture ${file} has no description (line ${line}). Say what it shows, or tick “Needs no description”, which is ${NEEDS_NO_DESCRIPTION} in Markdown.`,
        `${file} ছবিটির বর্ণনা নেই (${inDigits(line, 'bn')} নম্বর লাইন)। কী দেখা যায় লিখুন, বা “বর্ণনা লাগবে না” বাছুন; মার্কডাউনে তা ${NEEDS_NO_DESCRIPTION}।`,
      ]);
    }
    if (kind === 'link' && safeHref(address) === undefined) {
      return `${here}: ${said(['only web, email and phone links work.', 'শুধু ওয়েব, ই-মেইল ও ফোনের লিংক চলে।'])}`;
    }
  }
  return null;
}
