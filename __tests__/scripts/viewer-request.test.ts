import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { attacks, loginTricks } from '@/e2e/hosts/probes';

type Parameter = { readonly value: string; readonly multiValue?: readonly { readonly value: string }[] };
type ViewerRequest = {
  uri: string;
  readonly querystring: Readonly<Record<string, Parameter>>;
  readonly headers: Readonly<Record<string, { readonly value: string }>>;
};
type Outcome = {
  readonly uri?: string;
  readonly statusCode?: number;
  readonly headers: Readonly<Record<string, { readonly value: string }>>;
};

const source = readFileSync('hosting/cloudfront/viewer-request.js', 'utf8');
const PASSWORD = Buffer.from('staff:a long password').toString('base64');

/** The function as CloudFront runs it: a file of its own that defines `handler`. */
function run(
  uri: string,
  options: { staff?: string; given?: string; query?: ViewerRequest['querystring'] } = {},
) {
  const { staff = PASSWORD, given, query = {} } = options;
  const code = source.replace("const STAFF = '';", `const STAFF = '${staff}';`);
  const request: ViewerRequest = {
    uri,
    querystring: query,
    headers: given === undefined ? {} : { authorization: { value: given } },
  };
  return runInNewContext(`${code}; handler(event)`, { event: { request } }) as Outcome;
}

it.each([
  ['/', '/index.html'],
  ['/products', '/products.html'],
  ['/aboutUs', '/aboutUs.html'],
  ['/bn/aboutUs', '/bn/aboutUs.html'],
  ['/blog/a-wall-that-stays-dry', '/blog/a-wall-that-stays-dry.html'],
  ['/images/sized/scenes/hero-wall-800.avif', '/images/sized/scenes/hero-wall-800.avif'],
  ['/images/Sized/A.AVIF', '/images/Sized/A.AVIF'],
  ['/_next/static/chunks/a.js', '/_next/static/chunks/a.js'],
  ['/nothing', '/nothing.html'],
])('fetches %s from %s', (uri, file) => {
  expect(run(uri).uri).toBe(file);
});

it.each([
  ['/index.html', '/'],
  ['/index/', '/'],
  ['/products/', '/products'],
  ['/products.html', '/products'],
  ['/products.html/', '/products'],
  ['/aboutus', '/aboutUs'],
  ['/aboutus.html', '/aboutUs'],
  ['/keyproduct/', '/keyProduct'],
  ['/KEYPRODUCT', '/keyProduct'],
  ['/BN/aboutus', '/bn/aboutUs'],
  ['/Products.HTML', '/products'],
  ['//products', '/products'],
  ['/blog//a-post///', '/blog/a-post'],
  ['//', '/'],
])('sends %s to %s, with its query', (uri, to) => {
  expect(run(uri)).toMatchObject({ statusCode: 301, headers: { location: { value: to } } });
  const query = { a: { value: '1', multiValue: [{ value: '1' }, { value: '2%20' }] }, b: { value: '' } };
  expect(run(uri, { query }).headers.location?.value).toBe(`${to}?a=1&a=2%20&b`);
});

it.each(['/404', '/404.html', '/404/', '/.htaccess', '/%2ehtaccess', '/_headers', '/.git/config'])(
  'knows nothing of %s',
  (uri) => {
    expect(run(uri).statusCode).toBe(404);
  },
);

describe('the studio', () => {
  it.each([
    '/admin',
    '/admin.html',
    '/admin.txt',
    '/admin/__next._tree.txt',
    '/profile',
    '/pages/settings',
    '/%61dmin',
    '//ADMIN',
  ])('asks for a password at %s', (uri) => {
    expect(run(uri)).toMatchObject({
      statusCode: 401,
      headers: { 'www-authenticate': { value: 'Basic realm="Staff"' } },
    });
    expect(run(uri, { given: 'Basic d3Jvbmc6d3Jvbmc=' }).statusCode).toBe(401);
    expect(run(uri, { given: PASSWORD }).statusCode).toBe(401);
    expect(run(uri, { staff: '' }).statusCode).toBe(404);
    expect(run(uri, { staff: '', given: 'Basic ' }).statusCode).toBe(404);
  });

  it('opens to the right one', () => {
    expect(run('/admin', { given: `Basic ${PASSWORD}` }).uri).toBe('/admin.html');
  });

  it.each(loginTricks)('is not fetched by %s', (uri) => {
    const { statusCode, uri: file = '' } = run(uri);
    // What is fetched all the same is a name that S3 does not hold: it knows no dots and no other case.
    if (statusCode === undefined) expect(file).toMatch(/\.\.?\/|;|%25|\u0000/);
  });
});

it.each(attacks)('answers %s with no other host and no other header', (uri) => {
  const { statusCode, headers } = run(uri.split('?')[0] ?? uri);
  if (statusCode === 301) expect(headers.location?.value).toMatch(/^\/(?![/\\])[\w./~-]*$/);
  expect(Object.keys(headers)).not.toContain('x-evil');
});
