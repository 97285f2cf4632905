import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ExportedPage, isStudioPage } from './pages';

/** Minimum number of words of a page that search engines may list. */
const MIN_WORDS = 120;

const NO_INDEX = '<meta name="robots" content="noindex, follow"/>';

/** Address of a page by its file: `/bn/blog` of `bn/blog.html`. */
const pathOf = (file: string) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;
/** Address of the English page of a page, which both twins share. */
const englishOf = (address: string) => address.replace(/^\/bn(?=\/|$)/, '') || '/';

/** Counts the words of a page's main part, without drawings and texts for browsers without scripts. */
export function wordsIn(html: string) {
  const [main = ''] = /<main[\s>].*<\/main>/s.exec(html) ?? [];
  const text = main
    .replace(/<(script|style|svg|noscript|template)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]*>/g, ' ');
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

const isSaid = (html: string) => /<meta name="robots" content="noindex/.test(html);

/**
 * Keeps search engines from pages that would disappoint a reader who comes from there: pages of fewer than `MIN_WORDS`
 * words, and pages to which only their twin and the search lead. Twins go together, because their `hreflang` names both.
 * @param search English address of the search page.
 * @param listed English addresses of pages that people look for by the firm's name, however short they are.
 */
export function indexRules(search: string, listed: readonly string[]) {
  const thin = new Set<string>();
  const linked = new Set<string>();
  const all = new Set<string>();

  /** Reads a page; every page has to be read before the first one is changed. */
  function note({ file, html }: ExportedPage) {
    const english = englishOf(pathOf(file));
    if (isStudioPage(file) || file === '404.html') return;
    all.add(english);
    if (isSaid(html) || (wordsIn(html) < MIN_WORDS && !listed.includes(english))) thin.add(english);
    if (english === search) return;
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*? href="(\/[^"#?]*)/g)) {
      const target = englishOf(href);
      if (target !== english) linked.add(target);
    }
  }

  const isUnlisted = (address: string) => {
    const english = englishOf(address);
    return all.has(english) && (thin.has(english) || (english !== '/' && !linked.has(english)));
  };

  /** Marks a page that search engines may not list, which then names neither its address nor its twin. */
  function give({ file, html }: ExportedPage) {
    if (!isUnlisted(pathOf(file)) || isSaid(html)) return html;
    return html
      .replace(/<link rel="(?:canonical|alternate)"[^>]*>|<meta name="robots"[^>]*>/g, '')
      .replace('</title>', `</title>${NO_INDEX}`);
  }

  /** Takes those pages from the sitemap. */
  async function writeSitemap(out: string) {
    const file = path.join(out, 'sitemap.xml');
    const xml = await readFile(file, 'utf8');
    const kept = xml.replace(/<url>\s*<loc>([^<]*)<\/loc>.*?<\/url>\s*/gs, (entry, address: string) =>
      isUnlisted(new URL(address).pathname) ? '' : entry,
    );
    await writeFile(file, kept);
  }

  return { note, give, writeSitemap };
}
