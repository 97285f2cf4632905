import { browserScript } from './browser-script';

const META_CHARSET = '<meta charSet="utf-8"/>';
const scripts = {
  public: `<script>${browserScript('first.browser.mjs')}</script>`,
  studio: `<script>${browserScript('studio-first.browser.mjs')}</script>`,
};

/**
 * Puts the few lines into a page that have to run before it is painted.
 * @throws Error when the page has no `<meta charset>` to follow.
 */
export function addFirstScript(html: string, file: string, half: keyof typeof scripts) {
  if (!html.includes(META_CHARSET)) throw new Error(`${file}: ${META_CHARSET} was not found.`);
  return html.replace(META_CHARSET, () => META_CHARSET + scripts[half]);
}
