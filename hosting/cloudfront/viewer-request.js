/**
 * CloudFront function (runtime cloudfront-js-2.0) on viewer request, in front of a private S3 bucket that holds `out/`.
 * Redirects other spellings of an address to the canonical one in one step; protects the studio with a password.
 */

/** Base64 of `name:password` for the studio. Empty: the studio is not reachable. */
const STAFF = '';

const STUDIO = /^\/+(admin|profile(?=[./]|$)|pages(?=[./]|$))/i;
const HIDDEN = /\/\.(?!well-known\/)|^\/(_headers|_redirects)$|^\/404(\.html)?\/?$/;
const HAS_EXTENSION = /\.[A-Za-z0-9]+$/;
/** All other addresses are lower-case. */
const MIXED_CASE = {
  '/aboutus': '/aboutUs',
  '/keyproduct': '/keyProduct',
  '/bn/aboutus': '/bn/aboutUs',
  '/bn/keyproduct': '/bn/keyProduct',
};
/** Allowed characters of addresses, so that a redirect cannot contain another host or header. */
const VARIANT = /^(\/[A-Za-z0-9][A-Za-z0-9._~/-]*?)(\.html\/?|\/)?$/i;

// eslint-disable-next-line @typescript-eslint/no-unused-vars -- CloudFront calls it by this name
function handler(event) {
  const request = event.request;
  const uri = decoded(request.uri);
  if (STUDIO.test(uri)) {
    if (STAFF === '') return answer(404, 'Not Found');
    const given = request.headers.authorization;
    if (given === undefined || given.value !== 'Basic ' + STAFF) return login();
  }
  if (HIDDEN.test(uri)) return answer(404, 'Not Found');

  const canonical = canonicalPath(uri);
  if (canonical !== undefined && canonical !== uri) return redirect(canonical + query(request.querystring));

  if (uri === '/') request.uri = '/index.html';
  else if (!HAS_EXTENSION.test(uri)) request.uri = request.uri + '.html';
  return request;
}

/** Returns the canonical spelling of an address; undefined for an impossible address. */
function canonicalPath(uri) {
  const path = uri.replace(/\/{2,}/g, '/');
  if (/^\/(index(\.html)?\/?)?$/i.test(path)) return '/';
  const match = VARIANT.exec(path);
  if (match === null) return undefined;
  // Files, which have an extension, keep their case.
  if (HAS_EXTENSION.test(match[1])) return match[1];
  const lower = match[1].toLowerCase();
  return MIXED_CASE[lower] === undefined ? lower : MIXED_CASE[lower];
}

/** Decodes a path like S3, so that `/%61dmin` does not bypass the login. */
function decoded(uri) {
  return uri.replace(/%([0-9A-Fa-f]{2})/g, (whole, code) => String.fromCharCode(parseInt(code, 16)));
}

/** Rebuilds the query string from CloudFront's parsed parameters. */
function query(parameters) {
  const parts = [];
  for (const name of Object.keys(parameters)) {
    const values = parameters[name].multiValue || [parameters[name]];
    for (const one of values) parts.push(one.value === '' ? name : name + '=' + one.value);
  }
  return parts.length === 0 ? '' : '?' + parts.join('&');
}

function answer(statusCode, statusDescription, headers) {
  return { statusCode, statusDescription, headers: headers || {} };
}

function redirect(location) {
  return answer(301, 'Moved Permanently', { location: { value: location } });
}

function login() {
  return answer(401, 'Unauthorized', {
    'www-authenticate': { value: 'Basic realm="Staff"' },
    'x-robots-tag': { value: 'noindex, nofollow' },
  });
}
