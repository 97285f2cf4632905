/** Host names and addresses that are not reachable on the public web. */
const NOT_PUBLIC = [
  /^(localhost|[^.]*$|127\.|10\.|0\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|\[)/,
  /^(192\.0\.2|198\.51\.100|203\.0\.113|198\.1[89]|22[4-9]|2[3-5]\d)\./,
  /\.$|\.(local|localhost|localdomain|internal|intranet|lan|home\.arpa|test|invalid|onion)$/,
];
/** Format of the labels of a name (RFC 1123, section 2.1), and longest name in characters. */
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
const MAX_NAME = 253;

/**
 * Parses the build's `SITE_URL`.
 * @throws Error with a sentence for the person who builds, for anything but the origin of a public https site: another
 * spelling than browsers use, a path, query, user or port, or an impossible or local name. The sentence omits user and
 * password, because it is logged.
 */
export function parseSiteOrigin(value: string) {
  const refuse = (reason: string): never => {
    throw new Error(
      `SITE_URL is ${JSON.stringify(withoutUser(value))}. It must be the public https origin of the website, such as https://www.example.com${reason}.`,
    );
  };
  if (!URL.canParse(value)) return refuse('');
  const { protocol, username, password, port, pathname, search, hash, hostname, origin } = new URL(value);
  if (protocol !== 'https:') return refuse('; it does not start with https');
  if (username + password !== '') return refuse('; it may name no user');
  if (port !== '') return refuse('; it may have no port');
  if (pathname + search + hash !== '/') return refuse('; it may have no path, query or fragment');
  if (NOT_PUBLIC.some((pattern) => pattern.test(hostname))) return refuse('; this one is not public');
  if (!isPossible(hostname)) return refuse('; a host of that name cannot exist');
  // Rejects blanks, line breaks, backslashes, default ports and letters that browsers rewrite.
  if (value.toLowerCase().replace(/\/$/, '') !== origin) return refuse(`; write it as ${origin}`);
  return origin;
}

/** Masks everything before the last @, which may be a user and password in any notation. */
const withoutUser = (value: string) => value.replace(/^(\s*[a-z]+:[/\\]*)?.*@/is, '$1…@');

const isPossible = (hostname: string) =>
  hostname.length <= MAX_NAME && hostname.split('.').every((label) => LABEL.test(label));
