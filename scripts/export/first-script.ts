import { browserScript } from './browser-script';

const META_CHARSET = '<meta charSet="utf-8"/>';
const script = `<script>${browserScript('scroll-top.browser.mjs')}</script>`;

/**
 * Lets a page start at its top (`scroll-top.browser.mjs`).
 * @throws Error when the page has no `<meta charset>` to follow.
 */
export function startAtTop(html: string, file: string) {
  if (!html.includes(META_CHARSET)) throw new Error(`${file}: ${META_CHARSET} was not found.`);
  return html.replace(META_CHARSET, () => META_CHARSET + script);
}
