import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** One exported page as a parser of HTML sees it, with nothing run and nothing loaded. */
export type ExportedDocument = ReturnType<typeof outline> & {
  /** In `out`, such as `blog/x.html`. */
  readonly file: string;
  /** Its address, such as `/blog/x`. */
  readonly path: string;
  readonly html: string;
  readonly isStudio: boolean;
};

const STUDIO = /^\/(admin|profile|pages)([./]|$)/;

/** Reads every exported page; `page` only lends its parser. */
export async function exportedDocuments(page: Page): Promise<ExportedDocument[]> {
  const files = readdirSync('out', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort();
  const documents: ExportedDocument[] = [];
  for (const file of files) {
    const html = readFileSync(`out/${file}`, 'utf8');
    const path = `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;
    documents.push({
      file,
      path,
      html,
      isStudio: STUDIO.test(path),
      ...(await page.evaluate(outline, html)),
    });
  }
  return documents;
}

/** The pages that search engines may list. */
export const indexable = (documents: readonly ExportedDocument[]) =>
  documents.filter(({ isStudio, file }) => !isStudio && file !== '404.html');

/** Runs in the browser, so it uses nothing from around it. */
function outline(html: string) {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const all = (selector: string) => [...parsed.querySelectorAll(selector)];
  const attributes = (selector: string) =>
    all(selector).map((element) =>
      Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    );
  const scripts = all('script').map((script) => ({
    type: script.getAttribute('type') ?? '',
    src: script.getAttribute('src'),
    text: script.textContent,
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
  const [main] = all('main');
  const levelOne = all('h1').map(({ textContent }) => textContent);
  const [title = ''] = all('title').map(({ textContent }) => textContent);
  for (const hidden of all('script, style, noscript')) hidden.remove();
  return {
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
    hasMain: main !== undefined,
    /** With every run of white space as one blank. */
    text: (parsed.body.textContent ?? '').replace(/\s+/g, ' '),
    alternatives: all('[alt]').map((element) => element.getAttribute('alt') ?? ''),
  };
}
