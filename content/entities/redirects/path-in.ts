/** Returns the English path of an address as people paste it: without host, query, `/bn`, `.html` and slash at the end. */
export function pathIn(address: string) {
  const given = address.trim();
  const path = given
    .replace(/^https?:\/\/[^/?#]+/i, '')
    .replace(/[?#].*$/, '')
    .replace(/(\.html)?\/*$/i, '')
    .replace(/^\/bn(?=\/|$)/, '');
  return path === '' && given !== '' ? '/' : path;
}
