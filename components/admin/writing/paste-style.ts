/**
 * The style of a pasted element by whole property names, in lower case: `mso-bidi-font-weight` is not `font-weight`. Read
 * from the attribute, because a browser drops the properties that it does not know.
 */
export function styleOf(element: Element): ReadonlyMap<string, string> {
  const pairs = (element.getAttribute('style') ?? '').toLowerCase().split(';');
  return new Map(
    pairs.map((pair): [string, string] => {
      const colon = pair.indexOf(':');
      return [
        pair.slice(0, colon).trim(),
        pair
          .slice(colon + 1)
          .replace('!important', '')
          .trim(),
      ];
    }),
  );
}
