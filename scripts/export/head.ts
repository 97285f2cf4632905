const META_CHARSET = /<meta charset="utf-8" ?\/?>/i;

/**
 * Inserts a tag directly after `<meta charset>`.
 * @throws Error for a page without it.
 */
export function afterCharset(html: string, tag: string) {
  if (!META_CHARSET.test(html)) throw new Error('<meta charset="utf-8"> was not found.');
  return html.replace(META_CHARSET, (charset) => charset + tag);
}
