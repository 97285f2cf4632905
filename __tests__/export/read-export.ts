import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { readItems, type PageItem } from '../../components/admin/screens/website/read-page';
import { isMovedPage } from '../../scripts/export/pages';

/** File with the parsed pages, for all tests of this folder. */
export const OUTLINES = '.cache/test/export.json';

/** File with the texts and pictures of every page, as the studio reads them. */
export const SEEN = '.cache/test/seen.json';

export type SeenOnPage = Omit<PageItem, 'node' | 'element'>;

export type Outline = ReturnType<typeof outline>;

/** Parses every exported page once, for all tests of files. Runs no scripts and loads nothing. One window for all. */
export default function readExport() {
  const parser = new new JSDOM().window.DOMParser();
  const seen: (readonly [file: string, on: readonly SeenOnPage[]])[] = [];
  const read = (file: string, html: string) => {
    const parsed = parser.parseFromString(html, 'text/html');
    const on = /^(admin|profile|pages)[./]/.test(file) ? [] : readItems(parsed);
    seen.push([file, on.map(({ node: _, element: __, ...each }) => each)]);
    return outline(parsed);
  };
  const outlines = readdirSync('out', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => ({ file, html: readFileSync(`out/${file}`, 'utf8') }))
    .filter(({ html }) => !isMovedPage(html))
    .map(({ file, html }) => ({ file, ...read(file, html) }));
  mkdirSync(path.dirname(OUTLINES), { recursive: true });
  writeFileSync(OUTLINES, JSON.stringify(outlines));
  writeFileSync(SEEN, JSON.stringify(seen));
}

function outline(parsed: Document) {
  const all = (selector: string) => [...parsed.querySelectorAll(selector)];
  const attributes = (selector: string) =>
    all(selector).map((element) =>
      Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    );
  const scripts = all('script').map((script) => ({
    type: script.getAttribute('type') ?? '',
    src: script.getAttribute('src'),
    text: script.textContent ?? '',
  }));
  const handlers = all('*').flatMap((element) =>
    [...element.attributes].filter(({ name }) => name.startsWith('on')).map(({ name }) => name),
  );
  const afterCharset = parsed.head.children[1]?.getAttribute('http-equiv') ?? '';
  const sources = all('img, source, iframe, video, audio, script, link[href]').flatMap((element) => [
    element.getAttribute('src') ?? '',
    element.tagName === 'LINK' ? (element.getAttribute('href') ?? '') : '',
    ...(element.getAttribute('srcset') ?? '').split(',').map((part) => part.trim().split(' ')[0] ?? ''),
  ]);
  const ids = all('[id]').map(({ id }) => id);
  const hrefs = all('a[href]').map((link) => link.getAttribute('href') ?? '');
  const levelOne = all('h1').map(({ textContent }) => textContent ?? '');
  const [title = ''] = all('title').map(({ textContent }) => textContent ?? '');
  const read = {
    title,
    levelOne,
    language: parsed.documentElement.lang,
    translate: parsed.documentElement.getAttribute('translate'),
    metas: attributes('meta'),
    links: attributes('link'),
    scripts,
    handlers,
    afterCharset,
    sources: sources.filter((source) => source !== ''),
    ids,
    hrefs,
    /** Where its forms go. */
    actions: all('form[action]').map((form) => form.getAttribute('action') ?? ''),
    text: '',
    /** Number of words of the main part, without those for browsers without scripts. */
    words: 0,
    /** Title, headings and what stands with them, one after the other. */
    headings: all('title, h1, hgroup p, h2, h3').map(({ textContent }) => textContent ?? ''),
    alternatives: all('[alt]').map((element) => element.getAttribute('alt') ?? ''),
    ownWords: ownWordsOf(parsed),
    /** The links named as a language is in itself. */
    switches: all('a[hreflang]')
      .filter(({ textContent }) => /^(বাংলা|English)$/.test(textContent ?? ''))
      .map((link) => ({
        place: link.closest('header, dialog, footer')?.localName,
        name: link.textContent,
        lang: link.getAttribute('lang'),
        hreflang: link.getAttribute('hreflang'),
        href: link.getAttribute('href'),
      })),
  };
  for (const hidden of all('script, style, noscript')) hidden.remove();
  /** What a reader takes for words of their own, which elements part. */
  const texts = parsed.createTreeWalker(
    parsed.querySelector('main') ?? parsed.body,
    4 /* NodeFilter.SHOW_TEXT */,
  );
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (text.parentElement?.closest('svg') === null)
      read.words += (text.textContent ?? '').split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  /** With every run of white space as one blank. */
  read.text = (parsed.body.textContent ?? '').replace(/\s+/g, ' ');
  return read;
}

const SPOKEN = ['alt', 'aria-label', 'title', 'placeholder'];
/** Of the head, what search engines and shares show. */
const SHOWN = 'meta[name="description"], meta[name^="twitter:"], meta[property^="og:"]';

/**
 * Returns all texts in the page's language: visible, for screen readers and for sharing. Excludes elements marked as
 * another language, and figures of drawings.
 */
function ownWordsOf({ documentElement, head, body }: Document) {
  const isOwn = (element: Element | null) =>
    element?.closest('[lang]') === documentElement && element.closest('script, style, svg text') === null;
  /** Sizes on a drawing are in mm without saying so each time, and printed as on the goods; R and Ø are signs. */
  const read = (element: Element | null, text: string) =>
    element?.closest('.product-drawing, .product-views') ? text.replace(/[RØ]?\d[\d.]*|\bmm\b/g, '') : text;
  const words: string[] = [];
  const texts = body.ownerDocument.createTreeWalker(body, 4 /* NodeFilter.SHOW_TEXT */);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (isOwn(text.parentElement)) words.push(read(text.parentElement, text.textContent ?? ''));
  for (const name of SPOKEN)
    for (const element of body.querySelectorAll(`[${name}]`))
      if (isOwn(element)) words.push(read(element, element.getAttribute(name) ?? ''));
  for (const meta of head.querySelectorAll(SHOWN)) words.push(meta.getAttribute('content') ?? '');
  return [...new Set([head.querySelector('title')?.textContent ?? '', ...words].map((each) => each.trim()))];
}
