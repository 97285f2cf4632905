import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { servedBrowsers } from './older-browsers';
import { afterCharset } from './pages';

/** Reads and minifies a script of this folder; esbuild's error names the file. */
export function browserScript(file: string) {
  const text = readFileSync(path.join('scripts/export', file), 'utf8');
  return transformSync(text, { minify: true, target: servedBrowsers, sourcefile: file }).code.trim();
}

const everyPage = browserScript('every-page.browser.mjs');
const scripts = {
  public: `<script>${everyPage}${browserScript('first.browser.mjs')}</script>`,
  studio: `<script>${everyPage}${browserScript('studio-first.browser.mjs')}</script>`,
};

/** Adds the script before the first paint, after `<meta charset>`; throws for a page without it. */
export const addFirstScript = (html: string, half: keyof typeof scripts) => afterCharset(html, scripts[half]);
