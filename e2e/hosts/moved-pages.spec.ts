import { execFileSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { products } from '../../content/entities/products';
import { speaksBangla } from '../../content/registry/languages';
import { inBangla, routes } from '../../content/routes';
import { ask, pathIn } from './ask';
import { pages } from './exported-files';
import { everywhere } from './probes';
import { startApache, startNginx, type WebServer } from './web-server';

const hasPage = (wanted: string) => pages.some(({ path }) => path === wanted);
/** Page of the first product that is there in every language. */
const product =
  products.map(({ id }) => routes.product(id)).find((path) => !speaksBangla || hasPage(inBangla(path))) ??
  '/products';

/** As long as an id may be. */
const LONG = `/news-events/${'long-'.repeat(15)}title`;

/** What staff delete, where they let its address lead, and where it leads in the end. */
const deleted = (
  [
    ['a product', '/products/went', '/products', '/products'],
    ['a product with a copy', '/products/copied', product, product],
    ['a product whose copy went, too', '/products/copied-first', '/products/copied', product],
    ['an article', '/blog/went', '/blog', '/blog'],
    ['an article with a long address', LONG, '/news-events', '/news-events'],
    ['a landing page', '/p/went', '/', '/'],
  ] as const
).filter(([, , , end]) => hasPage(end));

const expected = deleted.flatMap(([what, from, , to]) => [
  { what, from, to },
  ...(speaksBangla ? [{ what: `${what}, in Bangla`, from: inBangla(from), to: inBangla(to) }] : []),
]);

const lay = (out: string) =>
  void execFileSync('npx', [
    'tsx',
    'e2e/hosts/lay-moved-pages.ts',
    out,
    ...deleted.flatMap(([, from, to]) => [from, to]),
  ]);

/** Spellings of an address that lead on with it, in one step. */
const spellings = (path: string) => [
  path,
  `${path}/`,
  `${path}.html`,
  `/${path}`,
  path.toUpperCase(),
  `${path}?a=b`,
];

async function withServer(start: Promise<WebServer>, run: (port: number) => Promise<void>) {
  const server = await start;
  try {
    await run(server.port);
  } finally {
    await server.stop();
  }
}

async function expectRedirects(port: number) {
  for (const { what, from, to } of expected) {
    for (const asked of spellings(from)) {
      const { status, headers } = await ask(port, asked);
      const wanted = { what, asked, status: 301, to: asked.endsWith('?a=b') ? `${to}?a=b` : to };
      expect({ what, asked, status, to: pathIn(headers.location) }).toEqual(wanted);
      expect(headers).toMatchObject(everywhere);
    }
    expect((await ask(port, to)).status, to).toBe(200);
  }
  expect((await ask(port, '/products/never')).status).toBe(404);
  expect((await ask(port, '/redirects.conf')).status).toBe(404);
}

test('nginx leads from addresses that went to those that took their place', async () => {
  const program = process.env.NGINX_PATH;
  if (program === undefined) return test.skip(true, 'nginx is not on this machine');
  const start = startNginx(program, (folder) => {
    lay(`${folder}/out`);
    return [`include ${folder}/site/site.conf;`];
  });
  await withServer(start, expectRedirects);
});

test('Apache leads from addresses that went to those that took their place', async () => {
  const program = process.env.APACHE_PATH;
  if (program === undefined) return test.skip(true, 'Apache is not on this machine');
  await withServer(startApache(program, { onSite: lay }), expectRedirects);
});

test('a host without rules shows a page that leads on', async () => {
  const program = process.env.NGINX_PATH;
  if (program === undefined) return test.skip(true, 'nginx is not on this machine');
  const start = startNginx(program, (folder) => {
    lay(`${folder}/out`);
    return ['location / { try_files $uri $uri.html =404; }'];
  });
  await withServer(start, async (port) => {
    for (const { what, from, to } of expected) {
      const { status, body } = await ask(port, from);
      expect({ what, status }).toEqual({ what, status: 200 });
      expect(body, what).toContain(`<a href="${to}">`);
      expect(body, what).toContain(`<meta http-equiv="refresh" content="0; url=${to}"/>`);
    }
  });
});
