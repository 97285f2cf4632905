import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { inBangla } from '@/content/routes';
import { publicPages } from '@/content/pages/public-pages';
import { everywhere, ofStudio } from '@/e2e/hosts/probes';
import { writeHostFiles } from '@/scripts/export/host-files';

const read = (file: string) => readFileSync(`hosting/${file}`, 'utf8');

type KeyValue = { readonly key: string; readonly value: string };
type Rule = { readonly source: string; readonly headers: readonly KeyValue[] };

const FOR_EVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

/** `[path, name, value]` of every rule of a `_headers` file. */
function headerFile(text: string) {
  let path = '';
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('/')) path = line;
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    return name === undefined || value === undefined ? [] : [{ path, name: name.toLowerCase(), value }];
  });
}

const lower = (headers: readonly KeyValue[]) =>
  Object.fromEntries(headers.map(({ key, value }) => [key.toLowerCase(), value]));

/** Value of a variable of nginx on public pages. */
const defaultOf = (variable: string) =>
  new RegExp(`\\${variable} \\{\\n +default +"?(.*?)"?;`).exec(read('nginx/http.conf'))?.[1] ?? variable;

const vercel = JSON.parse(read('vercel.json')) as { headers: readonly Rule[] };
const firebase = JSON.parse(read('firebase.json')) as { hosting: { headers: readonly Rule[] } };
const cloudFront = JSON.parse(read('cloudfront/response-headers.json')) as Record<string, never>;

describe('every host sends the same headers everywhere', () => {
  it.each([
    [
      'nginx',
      (name: string) =>
        new RegExp(`^add_header ${name} "?(.*?)"? always;$`, 'im')
          .exec(read('nginx/headers.conf') + read('nginx/site.conf'))?.[1]
          ?.replace(/\$site_\w+/, defaultOf),
    ],
    [
      'Apache',
      (name: string) =>
        new RegExp(`^Header always set ${name} "(.*)"$`, 'im').exec(read('apache/.htaccess'))?.[1],
    ],
    [
      'Apache, before any .htaccess',
      (name: string) =>
        new RegExp(`^Header always set ${name} "(.*)"$`, 'im').exec(read('apache/server.conf'))?.[1],
    ],
    [
      'Netlify and Cloudflare Pages',
      (name: string) =>
        headerFile(read('static/_headers')).find((rule) => rule.path === '/*' && rule.name === name)?.value,
    ],
    ['Vercel', (name: string) => lower(vercel.headers[0]?.headers ?? [])[name]],
    ['Firebase', (name: string) => lower(firebase.hosting.headers[0]?.headers ?? [])[name]],
  ])('%s', (_, valueOf) => {
    expect(Object.fromEntries(Object.keys(everywhere).map((name) => [name, valueOf(name)]))).toEqual(
      everywhere,
    );
  });

  it('CloudFront', () => {
    expect(cloudFront).toMatchObject({
      SecurityHeadersConfig: {
        ContentSecurityPolicy: { ContentSecurityPolicy: everywhere['content-security-policy'] },
        FrameOptions: { FrameOption: everywhere['x-frame-options'] },
        ContentTypeOptions: { Override: true },
        ReferrerPolicy: { ReferrerPolicy: everywhere['referrer-policy'] },
        StrictTransportSecurity: { AccessControlMaxAgeSec: 31_536_000, IncludeSubdomains: false },
      },
      CustomHeadersConfig: {
        Items: [
          { Header: 'Permissions-Policy', Value: everywhere['permissions-policy'] },
          { Header: 'Cross-Origin-Opener-Policy', Value: everywhere['cross-origin-opener-policy'] },
        ],
      },
    });
  });
});

describe('hosts that are told by folder', () => {
  const rules: readonly (readonly [string, (path: RegExp, name: string) => string | undefined])[] = [
    [
      '_headers',
      (path, name) =>
        headerFile(read('static/_headers')).find((rule) => path.test(rule.path) && rule.name === name)?.value,
    ],
    [
      'vercel.json',
      (path, name) => lower(vercel.headers.find(({ source }) => path.test(source))?.headers ?? [])[name],
    ],
    [
      'firebase.json',
      (path, name) =>
        lower(firebase.hosting.headers.find(({ source }) => path.test(source))?.headers ?? [])[name],
    ],
  ];

  it.each(rules)(
    '%s keeps hashed files for ever, hides the studio and saves the files of the staff',
    (_, valueOf) => {
      expect(valueOf(/^\/_next\/static\//, 'cache-control')).toBe(FOR_EVER);
      expect(valueOf(/^\/_next\/static\//, 'cross-origin-resource-policy')).toBe('same-origin');
      expect(valueOf(/^\/fonts\//, 'cache-control')).toBe(FOR_EVER);
      expect(valueOf(/^\/files\//, 'content-disposition')).toBe('attachment');
      expect(valueOf(/images/, 'cache-control')).toBe(A_DAY);
      for (const name of ['content-security-policy', 'x-frame-options'] as const)
        expect(valueOf(/^\/(\(|@\()?admin/, name)).toBe(ofStudio[name]);
      expect(valueOf(/admin/, 'x-robots-tag')).toBe('noindex, nofollow');
      for (const feed of [/^\/feed\.xml$/, /^\/bn\/feed\.xml$/])
        expect(valueOf(feed, 'content-type')).toBe('application/rss+xml; charset=utf-8');
    },
  );
});

it('names the page of a product for its data sheet and its clause, and saves the files of the staff', () => {
  const rule = vercel.headers.find(({ headers }) => lower(headers).link !== undefined);
  expect(rule?.source).toBe(String.raw`/products/:id/:file(.*\.(?:pdf|txt))`);
  expect(lower(rule?.headers ?? []).link).toBe('</products/:id>; rel="canonical"');
  const headersOf = (uri: string) => {
    const event = {
      request: { uri, headers: { host: { value: 'www.example.com' } } },
      response: { headers: {} },
    };
    const { handler } = runInNewContext(`${read('cloudfront/viewer-response.js')}; ({ handler })`) as {
      handler: (asked: object) => { readonly headers: Readonly<Record<string, { readonly value: string }>> };
    };
    return handler(event).headers;
  };
  const linkOf = (uri: string) => headersOf(uri).link?.value;
  expect(headersOf('/files/prices-1a2b3c4d.pdf')['content-disposition']?.value).toBe('attachment');
  expect(headersOf('/products/files')['content-disposition']).toBeUndefined();
  for (const ending of ['pdf', 'txt'])
    expect(linkOf(`/products/kerb-1/kerb-1.${ending}`)).toBe(
      '<https://www.example.com/products/kerb-1>; rel="canonical"',
    );
  for (const other of [
    '/products/kerb-1/kerb-1.dxf',
    '/products/kerb-1/kerb-2.pdf',
    '/robots.txt',
    '/products',
  ])
    expect(linkOf(other)).toBeUndefined();
});

it('sends the lower-case forms of mixed-case addresses on', () => {
  const expected = [
    ['/aboutus', '/aboutUs'],
    ['/keyproduct', '/keyProduct'],
    ['/bn/aboutus', '/bn/aboutUs'],
    ['/bn/keyproduct', '/bn/keyProduct'],
  ];
  const fromFile = read('static/_redirects')
    .split('\n')
    .filter((line) => line.startsWith('/'))
    .map((line) => line.split(' ').slice(0, 2));
  expect(fromFile).toEqual(expected);
  for (const { redirects } of [
    JSON.parse(read('vercel.json')),
    JSON.parse(read('firebase.json')).hosting,
  ] as {
    redirects: readonly { source: string; destination: string }[];
  }[]) {
    expect(redirects.map(({ source, destination }) => [source, destination])).toEqual(expected);
  }
});

it('names every page without an id in nginx, which cannot change the case of an address by itself', () => {
  const lists = read('nginx/http.conf') + read('nginx/bn.conf');
  const named = [...lists.matchAll(/^ *(\/\S+) +\1;$/gm)].map(([, path]) => path);
  const paths = publicPages
    .filter(({ id, number, path }) => id === undefined && number === undefined && path !== '/')
    .map(({ path }) => path);
  const routes = [...paths, '/bn', ...paths.map((path) => inBangla(path))];
  expect(named.sort()).toEqual(routes.sort());
});

describe('the files in the export', () => {
  const files = ['apache/.htaccess', 'static/_headers', 'static/_redirects'];
  let out: string;
  beforeEach(() => {
    out = mkdtempSync(path.join(tmpdir(), 'host-files-'));
  });
  afterEach(() => rmSync(out, { recursive: true }));
  const written = (file: string) => readFileSync(path.join(out, path.basename(file)), 'utf8');

  it('are those of the project', async () => {
    await writeHostFiles(out, true);
    for (const file of files) expect(written(file)).toBe(read(file));
  });

  it('have a rule for the files of each product, after all others', async () => {
    await writeHostFiles(out, true, [['/products/kerb', 'https://www.example.com/products/kerb']]);
    expect(written('_headers')).toBe(
      `${read('static/_headers')}/products/kerb/*\n  Link: <https://www.example.com/products/kerb>; rel="canonical"\n`,
    );
  });

  it('of a website in English alone have no rule for pages in Bangla, and every other one', async () => {
    await writeHostFiles(out, false);
    expect(files.map(written).join('\n')).not.toMatch(/\bbn\b/);
    expect(written('_redirects')).toMatch(/^\/aboutus \/aboutUs 301\n\/keyproduct \/keyProduct 301\n/m);
    const rulesOf = (text: string) => headerFile(text).filter((rule) => !rule.path.startsWith('/bn/'));
    expect(headerFile(written('_headers'))).toEqual(rulesOf(read('static/_headers')));
    const lines = (text: string) => text.split('\n').length;
    expect(lines(read('apache/.htaccess')) - lines(written('.htaccess'))).toBe(2);
  });
});
