/** Names and addresses that no visitor of the web can reach. */
const NOT_PUBLIC = [
  /^(localhost|127\.|10\.|0\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|\[)/,
  /\.(local|localhost|localdomain|internal|intranet|lan|home\.arpa|test|invalid|onion)$/,
];

/**
 * Reads the build's `SITE_URL`.
 * @throws Error, in a sentence for whoever started the build, when it is not the origin of a public https site: spelt
 * otherwise than browsers spell it, with a path, query, user or port, or with a name that only a local network knows.
 */
export function parseSiteOrigin(value: string) {
  const refuse = (reason: string): never => {
    throw new Error(
      `SITE_URL is ${JSON.stringify(value)}. It must be the public https origin of the website, such as https://www.example.com${reason}.`,
    );
  };
  if (!URL.canParse(value)) return refuse('');
  const { protocol, username, password, port, pathname, search, hash, hostname, origin } = new URL(value);
  if (protocol !== 'https:') return refuse('; it does not start with https');
  if (username + password !== '') return refuse('; it may name no user');
  if (port !== '') return refuse('; it may have no port');
  if (pathname + search + hash !== '/') return refuse('; it may have no path, query or fragment');
  if (
    NOT_PUBLIC.some((pattern) => pattern.test(hostname)) ||
    !/.\../.test(hostname) ||
    hostname.endsWith('.')
  )
    return refuse('; this one is not public');
  // Blanks, line breaks, backslashes, a needless port and letters that browsers rewrite end up here.
  if (value.toLowerCase().replace(/\/$/, '') !== origin) return refuse(`; write it as ${origin}`);
  return origin;
}
