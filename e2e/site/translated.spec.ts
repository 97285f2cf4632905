import type { Browser, Page, Request } from '@playwright/test';
import { controlsOf } from '../support/controls';
import { publicPages, samePages } from '../support/exported-pages';
import { expect, test, visitPage } from '../support/test';
import { translate } from '../support/translate';
import { readThrough } from '../support/visit';
import { isFull } from '../../scripts/test/depth';

/** Pages that are empty without a query. */
const QUERIES: Readonly<Record<string, string>> = {
  '/list': '?items=hollow-block-190*500,kerb-stone-k9*40&note=Gate',
  '/products/compare': '?a=hollow-block-190&b=uni-paver-60',
};
const english = (path: string) => path.replace(/^\/bn(?=\/|$)/, '') || '/';

/** One page of each kind in both languages; in the short run, those with the most controls in one. */
const pages = isFull
  ? publicPages.filter((path) => !samePages.has(english(path)))
  : [
      '/',
      '/products/hollow-block-190',
      '/products',
      '/search',
      '/list',
      '/bn/keyProduct',
      '/bn/products/compare',
    ];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Keeps everything that a control does on the page: no print dialog, no clipboard, no page that follows a form. */
const stay = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => undefined;
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    addEventListener('submit', (event) => event.preventDefault());
  });

/** Returns what waits until the scripts and data that a step asked for have arrived and are shown. */
function settling(page: Page) {
  const awaited = new Set<Request>();
  const forget = (request: Request) => awaited.delete(request);
  page.on('request', (request) => {
    if (['script', 'fetch'].includes(request.resourceType())) awaited.add(request);
  });
  page.on('requestfinished', forget).on('requestfailed', forget);
  const twoFrames = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return async () => {
    await twoFrames();
    await expect.poll(() => awaited.size).toBe(0);
    await twoFrames();
  };
}

/** Opens a page completely: scripts listen, and what loads near the viewport has loaded. */
async function open(page: Page, path: string) {
  await stay(page);
  await visitPage(page, `${path}${QUERIES[english(path)] ?? ''}`);
  await readThrough(page);
  await page.waitForLoadState('networkidle');
}

/** The text of each element, in the order of the page; of a translated one, too. */
const textsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body, body :not(font, script, style, template)')].flatMap((element) => {
      const own = [...element.childNodes].filter(
        (node) => node instanceof Text || (node instanceof Element && node.localName === 'font'),
      );
      return (
        own
          .map(({ textContent }) => textContent)
          .join('')
          .replaceAll(/\s+/g, ' ')
          .trim() || []
      );
    }),
  );

/** Opens the same page a second time, in a context of its own. */
async function twinOf(browser: Browser, page: Page, path: string) {
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    viewport: page.viewportSize(),
    reducedMotion: 'reduce',
  });
  const twin = await context.newPage();
  await twin.route(
    (url) => url.origin !== new URL(page.url()).origin,
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>frame</title>' }),
  );
  await open(twin, path);
  return twin;
}

for (const path of pages)
  test(`${path} shows the same after each control is used, translated or not`, async ({ browser, page }) => {
    await open(page, path);
    const twin = await twinOf(browser, page, path);
    const controls = [await controlsOf(page), await controlsOf(twin)] as const;
    const settled = [settling(page), settling(twin)];
    const used: string[] = [];
    for (;;) {
      // Again and again, as the browser does when the page changes.
      await translate(page);
      const [own, twins] = await Promise.all(controls.map((next) => next()));
      expect(own).toBe(twins);
      if (own === undefined) break;
      used.push(own);
      await Promise.all(settled.map((wait) => wait()));
      await expect(async () => {
        expect(await textsOf(page)).toEqual(await textsOf(twin));
      }, used.slice(-3).join(', then ')).toPass({ timeout: 20_000 });
    }
    expect(used).not.toEqual([]);
    await twin.context().close();
  });
