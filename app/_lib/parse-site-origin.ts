const LOCAL =
  /^(localhost|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|0\.0\.0\.0|\[)|\.(local|localhost|internal|test|invalid)$/;

/**
 * Reads the build's `SITE_URL`.
 * @throws Error when it is not the origin of a public https site: no path, query, user or port, no local name.
 */
export function parseSiteOrigin(value: string) {
  const complaint = `SITE_URL is "${value}". It must be the public https origin of the website, such as https://www.example.com`;
  if (!URL.canParse(value)) throw new Error(`${complaint}.`);
  const url = new URL(value);
  if (url.protocol !== 'https:') throw new Error(`${complaint}; it does not start with https.`);
  if (url.href !== `${url.origin}/`)
    throw new Error(`${complaint}; it may have no path, query, fragment or user name.`);
  if (url.port !== '') throw new Error(`${complaint}; it may have no port.`);
  if (LOCAL.test(url.hostname) || !url.hostname.includes('.'))
    throw new Error(`${complaint}; this one is not public.`);
  return url.origin;
}
