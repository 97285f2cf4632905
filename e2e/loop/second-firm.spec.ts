import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expectAccessible } from '../support/axe';
import { expect, test, visitPage } from '../support/test';
import { buildCopy, copyRepository } from './copy-repository';
import { becomeSecondFirm, tracesIn, wordsOfSample } from './second-firm';
import { PORT, serve, stop } from './serve';

test.use({ baseURL: `http://localhost:${PORT}`, viewport: { width: 320, height: 640 } });

const run = promisify(execFile);

test('the website of another firm has nothing of the sample, no hole, no dead link and nothing too wide', async ({
  page,
}) => {
  test.setTimeout(20 * 60_000);
  const copy = copyRepository();
  try {
    becomeSecondFirm(copy);
    await run('npm', ['run', 'content:check'], { cwd: copy });
    await buildCopy(copy);
    const out = join(copy, 'out');
    expect(await tracesIn(out, wordsOfSample())).toEqual([]);

    const server = await serve(out);
    try {
      const sitemap = readFileSync(join(out, 'sitemap.xml'), 'utf8');
      const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
        ([, path]) => path || '/',
      );
      expect(paths.length).toBeGreaterThan(40);
      expect(paths.filter((path) => /^\/bn\b/.test(path))).toEqual([]);
      const links = new Set<string>();
      for (const path of paths) {
        await visitPage(page, path);
        const { width, holes, addresses } = await page.evaluate(factsOfPage);
        expect({ path, width, holes }).toEqual({ path, width: 320, holes: [] });
        for (const address of addresses) links.add(address);
        await expectAccessible(page);
      }
      for (const link of links)
        expect({ link, status: (await page.request.get(link)).status() }).toEqual({ link, status: 200 });
    } finally {
      await stop(server);
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});

/** How wide a page is, its empty lists, and where its links lead on this website. */
function factsOfPage() {
  const addresses = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname);
  const holes = [...document.querySelectorAll(':is(ul, ol, dl, tbody, nav):empty')].map(
    ({ outerHTML }) => outerHTML,
  );
  return { width: document.documentElement.scrollWidth, holes, addresses };
}
