import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';

/** Where the tests of this folder find what was read. */
export const OUTLINES = '.cache/test/export.json';

export type Outline = ReturnType<typeof outline>;

/** Parses every exported page once, for all tests that ask about files. Nothing is run and nothing loaded. */
export default function readExport() {
  const outlines = readdirSync('out', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => ({ file, ...outline(readFileSync(`out/${file}`, 'utf8')) }));
  mkdirSync(path.dirname(OUTLINES), { recursive: true });
  writeFileSync(OUTLINES, JSON.stringify(outlines));
}

function outline(html: string) {
  const { window } = new JSDOM(html);
  const parsed = window.document;
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
    metas: attributes('meta'),
    links: attributes('link'),
    scripts,
    handlers,
    afterCharset,
    sources: sources.filter((source) => source !== ''),
    ids,
    hrefs,
    text: '',
    alternatives: all('[alt]').map((element) => element.getAttribute('alt') ?? ''),
  };
  for (const hidden of all('script, style, noscript')) hidden.remove();
  /** With every run of white space as one blank. */
  read.text = (parsed.body.textContent ?? '').replace(/\s+/g, ' ');
  window.close();
  return read;
}
