const ALLOWED_SCHEMES = new Set(['https:', 'http:', 'mailto:', 'tel:']);
/** Characters that browsers drop inside an address, so that `java\nscript:` would run. */
const INVISIBLE = /[\u0000-\u0020\u007F-\u009F\u2028\u2029]/;

/** A path, query or fragment of this site, or a web, mail or phone link; undefined for all else. */
export function safeHref(href: string) {
  if (INVISIBLE.test(href) || href.includes('\\')) return undefined;
  if (/^[?#]/.test(href) || /^\/(?!\/)/.test(href)) return href;
  try {
    // `URL.canParse` of Node 20 and 22 refuses names in other scripts after some thousand calls (nodejs/node#58023).
    return ALLOWED_SCHEMES.has(new URL(href).protocol) ? href : undefined;
  } catch {
    return undefined;
  }
}
