import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { pathIn, type Host } from './ask';
import { innerPages, pages } from './exported-files';
import { attacks, unknown } from './probes';
import { REVALIDATE } from './file-rules';

const homePage = readFileSync('out/index.html', 'utf8');
const notFoundPage = readFileSync('out/404.html', 'utf8');

/** One address for each page, and nothing under any other. */
export function addressRules({ name, get }: Host) {
  test(`${name}: every page answers 200 under its one address`, async () => {
    for (const { file, path } of pages) {
      const { status, headers, body } = await get(path);
      expect({ path, status }).toEqual({ path, status: 200 });
      expect(headers['content-type'], path).toMatch(/^text\/html; charset=utf-8$/i);
      expect(body === readFileSync(`out/${file}`, 'utf8'), path).toBe(true);
    }
    expect((await get('/products?category=any')).status).toBe(200);
  });

  test(`${name}: every other spelling is one redirect to it, query and all`, async () => {
    const query = '?category=any&q=%20%26%0d%0a';
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
      ...['', '/', '.html', '.html/']
        .flatMap(
          (end) =>
            [
              [`/aboutus${end}`, '/aboutUs'],
              [`/keyproduct${end}`, '/keyProduct'],
              [`/bn/aboutus${end}`, '/bn/aboutUs'],
              [`/BN/KEYPRODUCT${end}`, '/bn/keyProduct'],
            ] as const,
        )
        .filter(([, to]) => pages.some(({ path }) => path === to)),
    ];
    for (const [from, to] of variants) {
      for (const end of ['', query]) {
        const { status, headers } = await get(from + end);
        expect({ from, status, to: pathIn(headers.location) }).toEqual({ from, status: 301, to: to + end });
      }
    }
  });

  test(`${name}: unknown addresses return 404 with the not-found page`, async () => {
    for (const path of unknown) {
      const { status, headers, body } = await get(path);
      expect({ path, status }).toEqual({ path, status: 404 });
      expect(body === notFoundPage, path).toBe(true);
      expect(headers['cache-control'], path).toBe(REVALIDATE);
    }
    expect((await get('/images/')).body).not.toContain('products');
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
