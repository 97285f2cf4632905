import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { reachableScripts, startedScripts } from './page-scripts';
import type { ExportedPage } from './pages';
import { namesUsedInPage, namesUsedInScript, type UsedNames } from './used-names';
import { namesIn, usedRules } from './used-rules';

const STYLESHEET = /<link rel="stylesheet" href="(?<address>[^"]+)"/g;
/** However it is written: one that the step does not know has to stay with those that it knows. */
const ANY_STYLESHEET = /<link\b[^>]*\brel="?stylesheet\b/g;

/** Classes that Swiper puts together when it runs, so that no script says them as one word. */
const composed = ['.swiper-initialized', '.swiper-slide-active'];

type Kind = {
  /** Addresses of the whole stylesheets in the order of the page, and what they ask for. */
  readonly full: readonly string[];
  readonly names: ReadonlySet<string>;
  readonly scripts: Set<string>;
  /** Of those names, the ones that its pages and scripts say. */
  readonly usedNames: Set<string>;
  readonly files: Set<string>;
};

/**
 * Gives every kind of page a stylesheet of its own, with the rules of the site's that it can ever need: those that
 * name something in the HTML of one of its pages or in a script that one of them can load. All articles are one kind,
 * so a reader fetches theirs once. Pages come one by one and nothing of them is kept but names that rules ask for, so
 * that it does not matter how many there are.
 * Relies on: `<link rel="stylesheet" href="…">` in a page, the same ones in all pages of a kind, the addresses of its
 * scripts, and the way in which scripts name others (`page-scripts.ts`).
 */
export function ownStyles(out: string) {
  const kinds = new Map<string, Kind>();
  const finished = new Map<string, string>();
  const read = (address: string) => readFileSync(path.join(out, address), 'utf8');
  const scripts = new Map<string, UsedNames>();
  const scriptSays = (address: string) => {
    const used = scripts.get(address) ?? namesUsedInScript(read(address));
    scripts.set(address, used);
    return used;
  };

  /**
   * Notes what a page may need. All pages are noted before the first is given its stylesheet.
   * @throws Error when it has no script, no stylesheet, another one than its kind, or one that is named in an unknown way.
   */
  function note({ file, html }: ExportedPage) {
    const name = kindOf(file);
    const known = kinds.get(name);
    const full = [...html.matchAll(STYLESHEET)].map(({ groups }) => groups?.address ?? '');
    if (full.length === 0) throw new Error('no stylesheet was found.');
    if (full.length < (html.match(ANY_STYLESHEET)?.length ?? 0)) {
      throw new Error('one of its stylesheets is named in an unknown way.');
    }
    if (known && known.full.join() !== full.join()) {
      throw new Error('its stylesheets are others than those of its kind.');
    }
    const started = startedScripts(html);
    if (started.length === 0) throw new Error('no scripts were found.');
    const kind = known ?? {
      full,
      names: namesIn(full.map(read).join('')),
      scripts: new Set(),
      usedNames: new Set(composed),
      files: new Set(),
    };
    kinds.set(name, kind);
    kind.files.add(file);
    take(kind, namesUsedInPage(html));
    for (const script of started) kind.scripts.add(script);
  }

  /**
   * The page with the stylesheet of its kind; one that was not noted stays as it is.
   * @throws Error when a script of its kind names others in an unknown way.
   */
  function give({ file, html }: ExportedPage) {
    const name = kindOf(file);
    const kind = kinds.get(name);
    if (!kind?.files.has(file)) return html;
    const own = finished.get(name) ?? write(name, kind);
    finished.set(name, own);
    // Everywhere: the payload names it too, and React would fetch a stylesheet that it does not find in the page.
    const [first = '', ...others] = kind.full;
    return others
      .reduce((page, other) => page.replace(linkTo(other), '').replaceAll(other, own), html)
      .replaceAll(first, own);
  }

  function write(name: string, kind: Kind) {
    for (const address of reachableScripts(out, [...kind.scripts])) take(kind, scriptSays(address));
    const css = usedRules(kind.full.map(read).join(''), kind.usedNames);
    const hash = createHash('sha256').update(css).digest('hex').slice(0, 12);
    // Beside the full one, so that its relative addresses of fonts hold.
    const own = `${path.posix.dirname(kind.full[0] ?? '')}/${name}-${hash}.css`;
    writeFileSync(path.join(out, own), css);
    return own;
  }

  return { note, give };
}

const linkTo = (address: string) => new RegExp(`<link rel="stylesheet" href="${address}"[^>]*>`);

function take({ names, usedNames }: Kind, isUsed: UsedNames) {
  for (const name of names) if (isUsed(name)) usedNames.add(name);
}

/** `blog` for the list, `blog-entry` for what is below it; `bn-blog` and `bn-blog-entry` in Bangla. */
const kindOf = (file: string) => {
  const [, language = '', page = ''] = /^(bn\/)?(.*)$/.exec(file.replaceAll(path.sep, '/')) ?? [];
  const { dir, name } = path.posix.parse(page);
  const kind = dir === '' ? name : `${dir.replaceAll('/', '-')}-entry`;
  return `${language.replace('/', '-')}${kind}`;
};
