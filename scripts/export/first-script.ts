import { browserScript } from './browser-script';
import { afterCharset } from './head';

const oneSlash = browserScript('one-slash.browser.mjs');
const scripts = {
  public: `<script>${oneSlash}${browserScript('first.browser.mjs')}</script>`,
  studio: `<script>${oneSlash}${browserScript('studio-first.browser.mjs')}</script>`,
};

/**
 * Puts the few lines into a page that have to run before it is painted.
 * Relies on: `<meta charset>` before any stylesheet.
 * @throws Error when the page has none.
 */
export const addFirstScript = (html: string, half: keyof typeof scripts) => afterCharset(html, scripts[half]);
