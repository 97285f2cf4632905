import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { ask, type Answer } from './ask';
import { aFile, files, innerPages, pages, STUDIO } from './exported-files';
import { attacks, everywhere, loginTricks, unknown } from './probes';
import { STAFF, studioFiles } from './site-copy';
import type { WebServer } from './web-server';

const homePage = readFileSync('out/index.html', 'utf8');
const notFoundPage = readFileSync('out/404.html', 'utf8');

const REVALIDATE = 'public, max-age=0, must-revalidate';
const FOR_EVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

const basic = (name: string, password: string) => ({
  authorization: `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`,
});
/** Where a redirect leads on the host that was asked; Apache writes that host in front of it. */
const pathIn = (location = '', host = '127.0.0.1') =>
  location.replace(new RegExp(`^http://${host.replaceAll('.', '\\.')}(:\\d+)?(?=/)`), '');

/**
 * What every host has to do with the export (docs/requirements.md, one-address and the rows below it): registers the
 * tests for one server.
 * @param program - where it is; without it its tests are left out (scripts/tools.ts has said why).
 */
export function hostRules(
  name: string,
  program: string | undefined,
  startServer: (program: string) => Promise<WebServer>,
) {
  let server: WebServer | undefined;
  const get = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
    ask(server?.port ?? 0, path, { headers });

  test.describe.configure({ mode: 'default' });
  test.skip(program === undefined, `${name} is not on this machine`);
  test.beforeAll(async () => {
    server = await startServer(program ?? name);
  });
  test.afterAll(() => server?.stop());

  test(`${name}: every page answers 200 under its one address`, async () => {
    for (const { file, path } of pages) {
      const { status, headers, body } = await get(path);
      expect({ path, status }).toEqual({ path, status: 200 });
      expect(headers['content-type'], path).toMatch(/^text\/html; charset=utf-8$/i);
      expect(body === readFileSync(`out/${file}`, 'utf8'), path).toBe(true);
    }
    expect((await get('/products?category=edging-block')).status).toBe(200);
  });

  test(`${name}: every other spelling is one redirect to it, query and all`, async () => {
    const query = '?category=edging-block&q=%20%26%0d%0a';
    const variants = [
      ...innerPages.flatMap(({ path }) =>
        [
          `${path}/`,
          `${path}.html`,
          `${path}.html/`,
          `/${path}`,
          `/${path}//`,
          `//${path}.html`,
          path.replace(/(?<=.)\//, '//') + (path.lastIndexOf('/') > 0 ? '' : '/'),
        ].map((from) => [from, path] as const),
      ),
      ...innerPages
        .filter(({ path }) => path.lastIndexOf('/') === 0)
        .flatMap(({ path }) =>
          [path.toUpperCase(), `${path.toUpperCase()}.HTML`, `/${path.toUpperCase()}/`].map(
            (from) => [from, path] as const,
          ),
        ),
      ...['//', '///', '/index', '/index.html', '//index.html', '/index/', '/index.html/'].map(
        (from) => [from, '/'] as const,
      ),
      ...['', '/', '.html', '.html/'].flatMap(
        (end) =>
          [
            [`/aboutus${end}`, '/aboutUs'],
            [`/keyproduct${end}`, '/keyProduct'],
            [`/bn/aboutus${end}`, '/bn/aboutUs'],
            [`/BN/KEYPRODUCT${end}`, '/bn/keyProduct'],
          ] as const,
      ),
    ];
    for (const [from, to] of variants) {
      for (const end of ['', query]) {
        const { status, headers } = await get(from + end);
        expect({ from, status, to: pathIn(headers.location) }).toEqual({ from, status: 301, to: to + end });
      }
    }
  });

  test(`${name}: what is not there answers 404 with the page that says so`, async () => {
    for (const path of unknown) {
      const { status, headers, body } = await get(path);
      expect({ path, status }).toEqual({ path, status: 404 });
      expect(body === notFoundPage, path).toBe(true);
      expect(headers['cache-control'], path).toBe(REVALIDATE);
    }
    expect((await get('/images/')).body).not.toContain('products');
  });

  test(`${name}: only pages are given out, and nothing is taken`, async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const { status, headers } = await ask(server?.port ?? 0, '/products', { method });
      expect({ method, status }).toEqual({ method, status: 405 });
      expect(headers, method).toMatchObject(everywhere);
    }
  });

  test(`${name}: feeds, manifest, pictures and fonts have their types`, async () => {
    const types: readonly (readonly [string, RegExp])[] = [
      ['/feed.xml', /^application\/rss\+xml/],
      ['/feed.json', /^application\/feed\+json/],
      ['/bn/feed.xml', /^application\/rss\+xml/],
      ['/bn/feed.json', /^application\/feed\+json/],
      ['/manifest.webmanifest', /^application\/manifest\+json/],
      ['/sitemap.xml', /^(text|application)\/xml/],
      ['/robots.txt', /^text\/plain/],
      ['/favicon.ico', /^image\/(x-icon|vnd\.microsoft\.icon)/],
      ['/icon.svg', /^image\/svg\+xml/],
      ['/og/home.png', /^image\/png/],
      [aFile(/\.avif$/), /^image\/avif/],
      [aFile(/\.webp$/), /^image\/webp/],
      [aFile(/\.woff2$/), /^font\/woff2/],
      [aFile(/\.css$/), /^text\/css/],
      [aFile(/_next\/static\/.*\.js$/), /^(text|application)\/javascript/],
      [aFile(/\.dxf$/), /^image\/vnd\.dxf/],
      [aFile(/\.glb$/), /^model\/gltf-binary/],
      [aFile(/\.pf_index$/), /^application\/octet-stream/],
    ];
    for (const [path, type] of types) {
      const { status, headers } = await get(path);
      expect({ path, status }).toEqual({ path, status: 200 });
      expect(headers['content-type'], path).toMatch(type);
    }
  });

  test(`${name}: files with a hash in their name are kept for ever, pages are asked about again`, async () => {
    const lifetimes: readonly (readonly [string, string])[] = [
      ['/', REVALIDATE],
      ['/products', REVALIDATE],
      ['/feed.xml', REVALIDATE],
      [aFile(/_next\/static\/.*\.js$/), FOR_EVER],
      [aFile(/^_next.*\.woff2$/), FOR_EVER],
      [aFile(/^fonts\/.*\.woff2$/), FOR_EVER],
      [aFile(/^images\/sized\/.*\.avif$/), A_DAY],
      ['/og/home.png', A_DAY],
      ['/icons/icon-192.png', A_DAY],
    ];
    for (const [path, lifetime] of lifetimes)
      expect([path, (await get(path)).headers['cache-control']]).toEqual([path, lifetime]);
    expect((await get(aFile(/\.woff2$/))).headers['cross-origin-resource-policy']).toBe('same-origin');
    expect((await get('/og/home.png')).headers['cross-origin-resource-policy']).toBeUndefined();

    for (const encoding of [{ 'accept-encoding': 'identity' }, { 'accept-encoding': 'gzip' }]) {
      const { etag } = (await get('/products', encoding)).headers;
      expect(etag).toMatch(/"/);
      const again = await get('/products', { ...encoding, 'if-none-match': etag ?? '' });
      expect({ status: again.status, length: again.body.length }).toEqual({ status: 304, length: 0 });
    }
  });

  test(`${name}: text is packed for those who unpack it, pictures are left alone`, async () => {
    const gzip = { 'accept-encoding': 'gzip, br' };
    const texts = [
      '/',
      '/products',
      '/feed.xml',
      '/feed.json',
      '/sitemap.xml',
      aFile(/\.css$/),
      aFile(/_next\/static\/.*\.js$/),
    ];
    for (const path of texts) {
      const packed = await get(path, gzip);
      expect([path, packed.headers['content-encoding']]).toEqual([path, 'gzip']);
      expect(packed.headers.vary, path).toMatch(/accept-encoding/i);
      const plain = await get(path);
      expect(plain.headers['content-encoding'], path).toBeUndefined();
      expect(packed.body === plain.body, path).toBe(true);
    }
    for (const path of ['/og/home.png', aFile(/\.avif$/), aFile(/\.woff2$/)]) {
      expect([path, (await get(path, gzip)).headers['content-encoding']]).toEqual([path, undefined]);
    }
  });

  test(`${name}: every answer carries the whole set of headers, each once`, async () => {
    for (const path of [
      '/',
      '/products',
      '/products/',
      '//products',
      '/PRODUCTS',
      '/nothing',
      '/admin',
      aFile(/_next\/static\/.*\.js$/),
      '/og/home.png',
      '/feed.xml',
    ]) {
      const { headers, names, status } = await get(path);
      expect({ path, ...headers }, `${path} (${status})`).toMatchObject(everywhere);
      for (const name of [...Object.keys(everywhere), 'cache-control']) {
        expect(
          names.filter((candidate) => candidate === name),
          `${name} of ${path}`,
        ).toHaveLength(1);
      }
      expect(headers['x-powered-by'], path).toBeUndefined();
      expect(headers.server ?? '', path).not.toMatch(/\d/);
    }
  });

  test(`${name}: the studio asks for a name and a password, for every file of it`, async () => {
    const exported = files.filter((file) => STUDIO.test(file) && /\.(html|txt)$/.test(file));
    const paths = [...exported, ...studioFiles].map((file) => `/${file}`);
    const addresses = [
      ...new Set([
        ...paths,
        ...paths.map((path) => path.replace(/\.html$/, '')),
        '/admin/',
        '/admin/nothing',
        '/adminx',
        '/admin?x=1',
      ]),
    ];
    for (const path of addresses) {
      const { status, headers } = await get(path);
      expect({ path, status }).toEqual({ path, status: 401 });
      expect(headers['www-authenticate'], path).toMatch(/^Basic realm="Staff"/);
      expect((await get(path, basic(STAFF.name, 'wrong'))).status, path).toBe(401);
    }
    for (const path of paths) {
      const { status, headers } = await get(path.replace(/\.html$/, ''), basic(STAFF.name, STAFF.password));
      expect({ path, status }).toEqual({ path, status: 200 });
      expect(headers['x-robots-tag'], path).toBe('noindex, nofollow');
    }
    const inside = await get('/admin/', basic(STAFF.name, STAFF.password));
    expect([inside.status, pathIn(inside.headers.location)]).toEqual([301, '/admin']);
  });

  test(`${name}: no spelling of the studio gets past the login`, async () => {
    for (const path of loginTricks) {
      const { status, body } = await get(path);
      expect([400, 401, 404], `${path} answers ${status}`).toContain(status);
      expect(body, path).not.toContain('For staff.');
    }
  });

  test(`${name}: no address becomes another host, another header or a file outside of the site`, async () => {
    for (const path of attacks) {
      for (const host of ['localhost', 'evil.example']) {
        const { status, headers, body } = await get(path, { host });
        expect(headers['x-evil'], path).toBeUndefined();
        expect(body, path).not.toMatch(/root:.*:0:0|\{SHA\}/);
        if (status >= 300 && status < 400)
          expect(pathIn(headers.location, host), path).toMatch(/^\/(?![/\\])[^\r\n]*$/);
        else if (status === 200) expect(body === homePage, path).toBe(true);
        else expect([400, 403, 404], `${path} answers ${status}`).toContain(status);
      }
    }
  });
}
