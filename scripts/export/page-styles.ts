import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { reachableScripts, startedScripts } from './page-scripts';
import type { ExportedPage } from './pages';
import { usedRules } from './used-rules';

const STYLESHEET = /<link rel="stylesheet" href="(?<address>[^"]+)"/g;

/** Classes that Swiper puts together when it runs, so that no script says them as one word. */
const composed = ['swiper-initialized', 'swiper-slide-active'];

/**
 * Gives every kind of page a stylesheet of its own, with the rules of the site's that it can ever need: those that
 * name something in the HTML of one of its pages or in a script that one of them can load. All articles are one kind,
 * so a reader fetches theirs once.
 * @throws Error when a page has no stylesheet or more than one, which this step would not know how to join.
 */
export async function giveOwnStyles(out: string, pages: readonly ExportedPage[]): Promise<ExportedPage[]> {
  const kinds = new Map<string, ExportedPage[]>();
  for (const page of pages) {
    const kind = kindOf(page.file);
    const members = kinds.get(kind);
    if (members) members.push(page);
    else kinds.set(kind, [page]);
  }
  const finished: ExportedPage[] = [];
  for (const [kind, members] of kinds) {
    const [full, ...others] = new Set(members.flatMap(stylesheets));
    if (full === undefined || others.length > 0) {
      throw new Error(
        `${kind}: one stylesheet was expected, not ${others.length + Number(full !== undefined)}.`,
      );
    }
    const own = await writeOwnStyles(out, kind, full, members);
    // Everywhere: the payload names it too, and React would fetch a stylesheet that it does not find in the page.
    finished.push(...members.map(({ file, html }) => ({ file, html: html.replaceAll(full, own) })));
  }
  return finished;
}

/** `blog` for the list, `blog-entry` for what stands below it. */
const kindOf = (file: string) => {
  const { dir, name } = path.parse(file);
  return dir === '' ? name : `${dir.replaceAll(path.sep, '-')}-entry`;
};

const stylesheets = ({ html }: ExportedPage) =>
  [...html.matchAll(STYLESHEET)].flatMap(({ groups }) => groups?.address ?? []);

async function writeOwnStyles(out: string, kind: string, full: string, pages: readonly ExportedPage[]) {
  const scripts = new Set(pages.flatMap(({ html }) => startedScripts(html)));
  const texts = [
    ...pages.map(({ html }) => html),
    ...reachableScripts(out, [...scripts]).map((address) => readFileSync(path.join(out, address), 'utf8')),
  ];
  const css = usedRules(readFileSync(path.join(out, full), 'utf8'), wordsIn(texts));
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 12);
  // Beside the full one, so that its relative addresses of fonts hold.
  const own = `${path.posix.dirname(full)}/${kind}-${hash}.css`;
  writeFileSync(path.join(out, own), css);
  return own;
}

/** Whatever could be a class, a tag or an attribute: the text between quotes and spaces, and its parts. */
function wordsIn(texts: readonly string[]) {
  const words = new Set(composed);
  for (const text of texts) {
    const plain = text
      .replaceAll('&amp;', '&')
      .replaceAll('&gt;', '>')
      .replaceAll('&lt;', '<')
      .replaceAll('&#x27;', "'");
    for (const [word] of plain.matchAll(/[^\s"'`\\]+/g)) words.add(word);
    for (const [word] of plain.matchAll(/[\w-]+/g)) words.add(word);
    // `dataset.printOnly = …` is how a script says `data-print-only`.
    for (const [, name = ''] of plain.matchAll(/\bdataset\.(\w+)/g)) {
      words.add(`data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`);
    }
  }
  return words;
}
