/** A font that Next preloads, with its folder, or one of ours. */
const PRELOAD = /<link rel="preload" href="[^"]+" as="font"[^>]*>/g;

/**
 * Adds the preloads of an English page to a page in Bangla, before its own. Next looks up the fonts of a page by the name
 * of its file without the last ending, which is `page.bn`, and finds none.
 */
export function withFontPreloads(html: string, englishPage: string) {
  const missing = (englishPage.match(PRELOAD) ?? []).filter((preload) => !html.includes(preload));
  const [own] = html.match(PRELOAD) ?? [];
  return own === undefined ? html : html.replace(own, () => missing.join('') + own);
}
