/**
 * CloudFront function (runtime cloudfront-js-2.0) on viewer request, in front of a private S3 bucket that holds `out/`.
 * Every address has one spelling; others lead there in one step; the studio asks for a name and a password.
 */

/** Base64 of `name:password` for the studio. While it is empty, the studio is not there. */
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
/** The characters of our own addresses: nothing else can become a host or a header of a redirect. */
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

/** The one spelling of an address, or nothing when the address cannot be ours. */
function canonicalPath(uri) {
  const path = uri.replace(/\/{2,}/g, '/');
  if (/^\/(index(\.html)?\/?)?$/i.test(path)) return '/';
  const match = VARIANT.exec(path);
  if (match === null) return undefined;
  // Files keep their case; they have an extension.
  if (HAS_EXTENSION.test(match[1])) return match[1];
  const lower = match[1].toLowerCase();
  return MIXED_CASE[lower] === undefined ? lower : MIXED_CASE[lower];
}

/** S3 decodes names too, so that `/%61dmin` must not pass for something else. */
function decoded(uri) {
  return uri.replace(/%([0-9A-Fa-f]{2})/g, (whole, code) => String.fromCharCode(parseInt(code, 16)));
}

/** The query as it came, put together again from what CloudFront took apart. */
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
