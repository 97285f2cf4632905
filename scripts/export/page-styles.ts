import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { reachableScripts, startedScripts } from './page-scripts';
import type { ExportedPage } from './pages';
import { usedRules } from './used-rules';

const STYLESHEET = /<link rel="stylesheet" href="(?<address>[^"]+)"/g;

/** Classes that Swiper puts together when it runs, so that no script says them as one word. */
const composed = ['swiper-initialized', 'swiper-slide-active'];

type Kind = {
  readonly sheets: Set<string>;
  readonly scripts: Set<string>;
  readonly words: Set<string>;
};

/**
 * Gives every kind of page a stylesheet of its own, with the rules of the site's that it can ever need: those that
 * name something in the HTML of one of its pages or in a script that one of them can load. All articles are one kind,
 * so a reader fetches theirs once. Pages come one by one, so that it does not matter how many there are.
 */
export function ownStyles(out: string) {
  const kinds = new Map<string, Kind>();
  const finished = new Map<string, { readonly full: string; readonly own: string }>();

  /** Takes down what a page may need. All pages are noted before the first is given its stylesheet. */
  function note({ file, html }: ExportedPage) {
    const name = kindOf(file);
    const kind = kinds.get(name) ?? { sheets: new Set(), scripts: new Set(), words: new Set(composed) };
    kinds.set(name, kind);
    addWords(kind.words, html);
    for (const script of startedScripts(html)) kind.scripts.add(script);
    for (const { groups } of html.matchAll(STYLESHEET)) kind.sheets.add(groups?.address ?? '');
  }

  /**
   * The page with the stylesheet of its kind.
   * @throws Error when its kind has no stylesheet or more than one, which this step would not know how to join.
   */
  function give({ file, html }: ExportedPage) {
    const name = kindOf(file);
    const { full, own } = finished.get(name) ?? write(name, kinds.get(name));
    finished.set(name, { full, own });
    // Everywhere: the payload names it too, and React would fetch a stylesheet that it does not find in the page.
    return html.replaceAll(full, own);
  }

  function write(name: string, kind: Kind | undefined) {
    const [full, ...others] = kind?.sheets ?? [];
    if (!kind || full === undefined || others.length > 0) {
      throw new Error(`${name}: one stylesheet was expected, not ${kind?.sheets.size ?? 0}.`);
    }
    for (const address of reachableScripts(out, [...kind.scripts])) {
      addWords(kind.words, readFileSync(path.join(out, address), 'utf8'));
    }
    const css = usedRules(readFileSync(path.join(out, full), 'utf8'), kind.words);
    const hash = createHash('sha256').update(css).digest('hex').slice(0, 12);
    // Beside the full one, so that its relative addresses of fonts hold.
    const own = `${path.posix.dirname(full)}/${name}-${hash}.css`;
    writeFileSync(path.join(out, own), css);
    return { full, own };
  }

  return { note, give };
}

/** `blog` for the list, `blog-entry` for what stands below it. */
const kindOf = (file: string) => {
  const { dir, name } = path.parse(file);
  return dir === '' ? name : `${dir.replaceAll(path.sep, '-')}-entry`;
};

/** Adds whatever could be a class, a tag or an attribute: the text between quotes and spaces, and its parts. */
function addWords(words: Set<string>, text: string) {
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
