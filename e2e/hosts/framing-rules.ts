import { createServer } from 'node:http';
import { expect, type Page, test } from '@playwright/test';
import { routes } from '../../content/routes';
import { freePort } from '../support/free-port';
import { STAFF } from './site-copy';

/** What a browser shows in the place of a page that refuses to be framed. */
const REFUSED = 'chrome-error://chromewebdata/';

/** Starts another website on this machine: a page that frames the address after its `?`. */
async function startForeign() {
  const port = await freePort();
  const server = createServer(({ url = '' }, answer) => {
    answer.setHeader('content-type', 'text/html');
    answer.end(`<iframe src="${decodeURIComponent(url.split('?')[1] ?? '')}"></iframe>`);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

/** Returns what a frame on a page of the website itself, or of another one, shows. */
async function framedBy(page: Page, origin: string, address: string) {
  const isOwn = new URL(address).origin === origin;
  // A file of the website names no frames that it allows, unlike its pages.
  await page.goto(isOwn ? `${origin}/robots.txt` : `${origin}/?${encodeURIComponent(address)}`);
  if (isOwn) {
    await page.evaluate((src) => {
      const frame = document.createElement('iframe');
      frame.src = src;
      document.body.replaceChildren(frame);
      return new Promise((resolve) => frame.addEventListener('load', resolve));
    }, address);
  }
  return page.frames()[1]?.url();
}

/** Who may frame what. `originOf` returns the origin of the server under test. */
export function framingRules(name: string, originOf: () => string) {
  test.describe('frames', () => {
    test.use({ httpCredentials: { username: STAFF.name, password: STAFF.password } });

    test(`${name}: only the website frames its public pages`, async ({ page }) => {
      const foreign = await startForeign();
      for (const path of [routes.home, routes.products, '/nothing']) {
        const [own, address] = [originOf(), originOf() + path];
        expect([path, await framedBy(page, foreign.origin, address)]).toEqual([path, REFUSED]);
        expect([path, await framedBy(page, own, address)]).toEqual([path, address]);
      }
      foreign.stop();
    });

    test(`${name}: nobody frames the studio`, async ({ page }) => {
      const foreign = await startForeign();
      for (const path of ['/admin', '/admin/AdminProducts', '/profile', '/pages/settings']) {
        const address = originOf() + path;
        expect((await page.goto(address))?.status()).toBe(200);
        for (const origin of [foreign.origin, originOf()])
          expect([origin, path, await framedBy(page, origin, address)]).toEqual([origin, path, REFUSED]);
      }
      foreign.stop();
    });
  });
}
