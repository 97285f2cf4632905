const META_CHARSET = /<meta charset="utf-8" ?\/?>/i;

/**
 * The page with a tag directly after its `<meta charset>`.
 * @throws Error when the page has none.
 */
export function afterCharset(html: string, tag: string) {
  if (!META_CHARSET.test(html)) throw new Error('<meta charset="utf-8"> was not found.');
  return html.replace(META_CHARSET, (charset) => charset + tag);
}
