import path from 'node:path';
import { expect, test } from '@playwright/test';
import { products } from '../../content/entities/products';
import { speaksBangla } from '../../content/registry/languages';
import { hasFeeds } from '../../content/pages/shown-pages';
import type { Host } from './ask';
import { aFile } from './exported-files';
import { everywhere, ofStudio } from './probes';
import { STAFF_FILE } from './site-copy';

export const REVALIDATE = 'public, max-age=0, must-revalidate';
const FOR_EVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';
const FEEDS = hasFeeds ? ['/feed.xml', '/feed.json'] : [];
const hasDrawings = products.some(({ form }) => form !== undefined);

/** Types, lifetimes, compression and headers of what is given out. */
export function fileRules({ name, get, send }: Host) {
  test(`${name}: only GET and HEAD are allowed`, async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const { status, headers } = await send(method, '/products');
      expect({ method, status }).toEqual({ method, status: 405 });
      expect(headers, method).toMatchObject(everywhere);
    }
  });

  test(`${name}: feeds, manifest, pictures and fonts have their types`, async () => {
    const types: readonly (readonly [string, RegExp])[] = [
      ...[...FEEDS, ...(speaksBangla ? FEEDS : []).map((feed) => `/bn${feed}`)].map(
        (feed) => [feed, /xml$/.test(feed) ? /^application\/rss\+xml/ : /^application\/feed\+json/] as const,
      ),
      ['/manifest.webmanifest', /^application\/manifest\+json/],
      ['/products.json', /^application\/json/],
      ['/products.csv', /^text\/csv/],
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
      [aFile(/\.usdz$/), /^model\/vnd\.usdz\+zip/],
      [aFile(/\.ifc$/), /^application\/p21/],
      [aFile(/\.zip$/), /^application\/zip/],
      [aFile(/\.pdf$/), /^application\/pdf/],
      [aFile(/\.pf_index$/), /^application\/octet-stream/],
    ];
    for (const [path, type] of types.filter(([file]) => hasDrawings || file !== '/none')) {
      const { status, headers } = await get(path);
      expect({ path, status }).toEqual({ path, status: 200 });
      expect(headers['content-type'], path).toMatch(type);
    }
  });

  test(`${name}: files with a hash in their name are kept for ever, pages are asked about again`, async () => {
    const lifetimes: readonly (readonly [string, string])[] = [
      ['/', REVALIDATE],
      ['/products', REVALIDATE],
      ...FEEDS.map((feed) => [feed, REVALIDATE] as const),
      [aFile(/_next\/static\/.*\.js$/), FOR_EVER],
      [aFile(/^_next.*\.woff2$/), FOR_EVER],
      ...(speaksBangla ? [[aFile(/^fonts\/.*\.woff2$/), FOR_EVER] as const] : []),
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

  test(`${name}: a data sheet and a clause name the page of their product, other files name none`, async () => {
    const linkOf = async (path: string) => {
      const { headers, names } = await get(path);
      expect(names.filter((one) => one === 'link').length, path).toBeLessThan(2);
      return headers.link;
    };
    for (const ending of hasDrawings ? ['pdf', 'txt'] : []) {
      const file = aFile(new RegExp(String.raw`^products/.*\.${ending}$`));
      expect(await linkOf(file), file).toMatch(
        new RegExp(`^<https://[^/>]+${path.posix.dirname(file)}>; rel="canonical"$`),
      );
    }
    const others = ['/products', '/robots.txt', '/products/nothing/nothing.pdf', aFile(/\.dxf$/)];
    for (const other of others.filter((one) => one !== '/none'))
      expect(await linkOf(other), other).toBeUndefined();
  });

  test(`${name}: a browser saves the PDF files of the staff, and shows other files`, async () => {
    const { status, headers } = await get(STAFF_FILE);
    expect({ status, ...headers }).toMatchObject({
      status: 200,
      'content-disposition': 'attachment',
      'content-type': expect.stringMatching(/^application\/pdf/),
      'x-content-type-options': 'nosniff',
    });
    expect((await get('/products/files')).headers['content-disposition']).toBeUndefined();
  });

  test(`${name}: text is packed for those who unpack it, pictures are left alone`, async () => {
    const gzip = { 'accept-encoding': 'gzip, br' };
    const texts = [
      '/',
      '/products',
      ...FEEDS,
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
      ...FEEDS,
    ]) {
      const { headers, names, status } = await get(path);
      expect({ path, ...headers }, `${path} (${status})`).toMatchObject(
        path === '/admin' ? ofStudio : everywhere,
      );
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
}
