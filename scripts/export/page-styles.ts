import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { routes } from '../../content/routes';
import { reachableScripts, startedScripts } from './page-scripts';
import { type ExportedPage, nameHash } from './pages';
import { namesUsedInPage, namesUsedInScript, type UsedNames } from './used-names';
import { namesIn, usedRules } from './used-rules';

const STYLESHEET = /<link rel="stylesheet" href="(?<address>[^"]+)"/g;
/** Any notation, to detect stylesheets that `STYLESHEET` would miss. */
const ANY_STYLESHEET = /<link\b[^>]*\brel="?stylesheet\b/g;

/** Classes that Swiper concatenates at run time, so that no script contains them as one word. */
const composed = ['.swiper-initialized', '.swiper-slide-active'];

type Kind = {
  /** Addresses of the full stylesheets in page order; `names` has the names in their selectors. */
  readonly full: readonly string[];
  readonly names: ReadonlySet<string>;
  readonly scripts: Set<string>;
  /** Subset of `names` in its pages and scripts. */
  readonly usedNames: Set<string>;
  readonly files: Set<string>;
};

/**
 * Gives every kind of page its own stylesheet: the rules that match a name in the HTML of its pages or in a script that
 * they can load. All articles are one kind, so a reader fetches one file. Processes page by page and keeps only names,
 * so that memory does not depend on their number.
 * Relies on: `<link rel="stylesheet" href="…">`, equal in all pages of a kind; the addresses of scripts, and the
 * notation of their imports (`page-scripts.ts`).
 */
export function ownStyles(out: string) {
  const kinds = new Map<string, Kind>();
  const finished = new Map<string, string>();
  const read = (address: string) => readFileSync(path.join(out, address), 'utf8');
  const scripts = new Map<string, UsedNames>();
  const namesInScript = (address: string) => {
    const used = scripts.get(address) ?? namesUsedInScript(read(address));
    scripts.set(address, used);
    return used;
  };

  /** Collects the names of a page; for all pages before `give`. Throws for an unknown notation. */
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
    addUsedNames(kind, namesUsedInPage(html));
    for (const script of started) kind.scripts.add(script);
  }

  /** Replaces the stylesheets of a noted page by that of its kind. */
  function give({ file, html }: ExportedPage) {
    const name = kindOf(file);
    const kind = kinds.get(name);
    if (!kind?.files.has(file)) return html;
    const own = finished.get(name) ?? write(name, kind);
    finished.set(name, own);
    // All occurrences, because the payload names it too, and React would fetch a stylesheet missing in the page.
    const [first = '', ...others] = kind.full;
    return others
      .reduce((page, other) => page.replace(linkTo(other), '').replaceAll(other, own), html)
      .replaceAll(first, own);
  }

  function write(name: string, kind: Kind) {
    for (const address of reachableScripts(out, [...kind.scripts]))
      addUsedNames(kind, namesInScript(address));
    const css = usedRules(kind.full.map(read).join(''), kind.usedNames);
    // In the same folder, to keep relative font addresses valid.
    const own = `${path.posix.dirname(kind.full[0] ?? '')}/${name}-${nameHash(css)}.css`;
    writeFileSync(path.join(out, own), css);
    return own;
  }

  return { note, give };
}

const linkTo = (address: string) => new RegExp(`<link rel="stylesheet" href="${address}"[^>]*>`);

function addUsedNames({ names, usedNames }: Kind, isUsed: UsedNames) {
  for (const name of names) if (isUsed(name)) usedNames.add(name);
}

const fixed: ReadonlySet<unknown> = new Set(Object.values(routes));

/** `blog` for the list, `blog-entry` for pages below it, `bn-blog` in Bangla; fixed addresses are their own. */
const kindOf = (file: string) => {
  const [, language = '', page = ''] = /^(bn\/)?(.*)$/.exec(file.replaceAll(path.sep, '/')) ?? [];
  const { dir, name } = path.posix.parse(page);
  const isFixed = fixed.has(`/${dir}/${name}`);
  const kind =
    dir === '' || isFixed ? [dir, name].join('-').replace(/^-/, '') : `${dir.replaceAll('/', '-')}-entry`;
  return `${language.replace('/', '-')}${kind}`;
};
