import type { Browser, Page } from '@playwright/test';
import { catalogueProducts } from '../../content/entities/products';
import { publicPages, samePages } from '../support/exported-pages';
import { expect, test, visitPage } from '../support/test';
import { useBoth } from '../support/translated-twin';
import { readThrough } from '../support/visit';
import { isFull } from '../../scripts/test/depth';

const [first, last] = [catalogueProducts[0]?.id, catalogueProducts.at(-1)?.id];
/** Pages that are empty without a query. */
const QUERIES: Readonly<Record<string, string>> = {
  '/list': `?items=${first}*500,${last}*40&note=Gate`,
  '/products/compare': `?a=${first}&b=${last}`,
};
const english = (path: string) => path.replace(/^\/bn(?=\/|$)/, '') || '/';

/** One page of each kind in both languages; in the short run, the page whose words change most. */
const pages = isFull ? publicPages.filter((path) => !samePages.has(english(path))) : ['/list'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Keeps everything that a control does on the page: no print dialog, no clipboard, no page that follows a form. */
const stay = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => undefined;
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    addEventListener('submit', (event) => event.preventDefault());
  });

/** Opens a page completely: scripts listen, and what loads near the viewport has loaded. */
async function open(page: Page, path: string) {
  await stay(page);
  await visitPage(page, `${path}${QUERIES[english(path)] ?? ''}`);
  await readThrough(page);
  await page.waitForLoadState('networkidle');
}

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
    const used = await useBoth(page, twin);
    expect(used).not.toEqual([]);
    await twin.context().close();
  });
