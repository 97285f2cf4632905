const ALLOWED_SCHEMES = new Set(['https:', 'http:', 'mailto:', 'tel:']);
/** Browsers drop these inside an address, so that `java\nscript:` would run. */
const INVISIBLE = /[\u0000-\u0020\u007F-\u009F\u2028\u2029]/;

/**
 * Returns the address when a visitor may be sent there: a path, query or fragment of this site, web, mail or phone.
 * Everything else (`javascript:`, `data:`, protocol-relative) gives `undefined` and is shown as text.
 */
export function safeHref(href: string) {
  if (INVISIBLE.test(href) || href.includes('\\')) return undefined;
  if (/^[?#]/.test(href) || /^\/(?!\/)/.test(href)) return href;
  if (!URL.canParse(href)) return undefined;
  return ALLOWED_SCHEMES.has(new URL(href).protocol) ? href : undefined;
}
