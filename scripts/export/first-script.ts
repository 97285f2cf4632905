import { browserScript } from './browser-script';
import { afterCharset } from './pages';

const everyPage = browserScript('every-page.browser.mjs');
const scripts = {
  public: `<script>${everyPage}${browserScript('first.browser.mjs')}</script>`,
  studio: `<script>${everyPage}${browserScript('studio-first.browser.mjs')}</script>`,
};

/** Adds the script before the first paint, after `<meta charset>`; throws for a page without it. */
export const addFirstScript = (html: string, half: keyof typeof scripts) => afterCharset(html, scripts[half]);
