import type { Page } from '@playwright/test';
import { company } from '../../content/entities/company';
import { inBangla } from '../../content/routes';
import { inLanguage } from '../../lib/records';
import { banglaPageKinds, pageKinds, pageOf } from '../../scripts/page-kinds';
import { expectAccessible } from '../support/axe';
import { publicPages } from '../support/exported-pages';
import { followLibraries } from '../support/libraries';
import { recordWords } from '../support/record-words';
import { coveredWords, crowdedWords, wronglySet } from '../support/room';
import { expect, test, hydrated } from '../support/test';
import {
  fetchedTooEarly,
  firstPictures,
  keptBy,
  readThrough,
  shiftOf,
  sidewaysOf,
  startedTwice,
  watch,
} from '../support/visit';
import { saidBy } from '../support/words';
import { isFull } from '../../scripts/test/depth';

/** Layout shift score that nobody sees. */
const STILL = 0.0005;
/** What Google calls good: for the moment in which a face of Bangla comes late, as no device's own has the measures of ours. */
const GOOD = 0.1;
/** Bytes of all pictures that a phone shows before anybody scrolls. */
const PICTURES = 110_000;
/** The one thing of others that comes unasked, on the contact page. */
const MAP = /^https:\/\/www\.google\.com\/maps/;
const NOTHING_KEPT = { cookie: '', local: [], session: [], databases: [], workers: 0 };

/** Libraries that are fetched for those who only read; a calculator within about one screen may be. */
async function fetchedUnasked(page: Page, libraries: ReturnType<typeof followLibraries>) {
  const isNear = await page
    .locator('#estimator')
    .evaluateAll((sections) => sections.some((one) => one.getBoundingClientRect().top < 2 * innerHeight));
  return (await libraries()).filter((name) => name !== 'estimator' || !isNear);
}

/** What there is to read. Buttons and choices may need scripts, as does a calculator that has started; what is hidden without scripts says that it does. */
const wordsToRead = (page: Page) =>
  page.evaluate(() => {
    const buttons = [
      ...document.querySelectorAll<HTMLElement>(
        'main :is(button, select, #estimator label:has([type=radio]), .noscript\\:hidden, #estimator:has(button:enabled))',
      ),
    ];
    for (const { style } of buttons) style.display = 'none';
    const words = document.body.innerText;
    for (const { style } of buttons) style.display = '';
    return words;
  });

/*
 * The sweep: everything that holds on every page, with one visit on a desktop, one on a phone and one without scripts.
 * Before a commit: of one page of each kind, and on a phone of the most used; before a release, of every page.
 * The shared rules add that nothing is fetched from another origin, thrown, logged as an error or against the policy.
 */
const PRODUCT = pageOf('product') ?? '/products';
const kinds = new Set([...pageKinds, ...banglaPageKinds]);
/** Before a commit these pages in Bangla are visited on a desktop, too. */
const banglaOnDesktop = new Set(['/', PRODUCT, '/contact'].map(inBangla));
/** Before a commit these are visited on a phone, all but the last two in Bangla, whose words are tightest. */
const onPhone = new Set([
  ...['/', PRODUCT, '/contact', '/quality', '/products', '/keyProduct'].map(inBangla),
  '/',
  PRODUCT,
]);
const isTwin = (path: string) => /^\/bn(\/|$)/.test(path);
/** Nothing moves by itself; in Bangla, nothing but what the face moves. */
async function expectStill(page: Page, path: string) {
  const { inAll, besideFaces } = await shiftOf(page);
  expect.soft(besideFaces, 'layout shift').toBeLessThan(STILL);
  expect.soft(inAll, 'layout shift, of the fonts too').toBeLessThan(isTwin(path) ? GOOD : STILL);
}
const isReadWithoutScripts = (path: string) => isFull || kinds.has(path);

for (const path of publicPages) {
  const isShort = isTwin(path) ? banglaOnDesktop.has(path) : kinds.has(path);
  const details = isShort ? {} : { tag: '@full' };
  test(
    `${path} is in order on a desktop${isReadWithoutScripts(path) ? ' and says the same without scripts' : ''}`,
    details,
    async ({ page, browser, baseURL }) => {
      await watch(page);
      const foreign: string[] = [];
      const banglaFaces: string[] = [];
      page.on('request', (request) => {
        if (/anek-bangla/.test(request.url())) banglaFaces.push(request.url());
        const isOurs = request.url().startsWith(baseURL ?? '') || /^(data|blob):/.test(request.url());
        if (!isOurs) foreign.push(request.url());
      });
      const libraries = followLibraries(page);
      await page.goto(path);
      await page.waitForFunction(() => document.querySelector('head script[src]') !== null);
      expect.soft(await fetchedTooEarly(page), 'fetched before the first paint').toEqual([]);
      await hydrated(page);

      const brand = inLanguage(company.brand, isTwin(path) ? 'bn' : 'en');
      expect.soft((await page.title()).endsWith(` | ${brand}`), 'the brand ends the title').toBe(true);
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect.soft(await sidewaysOf(page), 'px wider than the window').toBeLessThanOrEqual(0);
      await expectStill(page, path);
      await expect
        .poll(() => fetchedUnasked(page, libraries), 'fetched unasked')
        .toEqual(/^\/(bn)?$/.test(path) ? ['Swiper'] : []);
      expect.soft(await startedTwice(page), 'scripts started twice').toEqual([]);
      expect.soft(banglaFaces, 'faces of Bangla').toHaveLength(isTwin(path) ? 1 : 0);
      await expectAccessible(page);

      const words = await wordsToRead(page);
      expect.soft(saidBy(words, recordWords(path)).missing, 'words of its record that nobody sees').toBe('');

      await readThrough(page);
      expect.soft(await keptBy(page), 'kept in the browser').toEqual(NOTHING_KEPT);
      expect.soft(await page.context().cookies()).toEqual([]);
      const unasked = /^(\/bn)?\/contact$/.test(path) ? foreign.filter((url) => !MAP.test(url)) : foreign;
      expect.soft(unasked, 'from other origins').toEqual([]);

      // The narrowest window in which columns are beside each other.
      await page.setViewportSize({ width: 1024, height: 800 });
      expect
        .soft([...(await crowdedWords(page)), ...(await coveredWords(page))], 'without room at 1024 px')
        .toEqual([]);

      if (!isReadWithoutScripts(path)) return;
      const plain = await browser.newContext({ baseURL, javaScriptEnabled: false });
      const plainPage = await plain.newPage();
      await plainPage.route(/^https:\/\/(?!localhost)/, (route) => route.abort());
      await plainPage.goto(path);
      const hidden = plainPage.locator('[style*="opacity:0"], [style*="visibility:hidden"]');
      await expect.soft(hidden, 'hidden without scripts').toHaveCount(0);
      const { share, missing } = saidBy(await plainPage.locator('body').innerText(), words);
      expect(share, `not said without scripts: ${missing}`).toBeGreaterThanOrEqual(0.99);
      await plain.close();
    },
  );
}

test.describe('on a phone', { tag: '@phone-only' }, () => {
  // Lighthouse's: 1.75 dots to a pixel.
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

  for (const path of publicPages) {
    const details = onPhone.has(path) ? {} : { tag: '@full' };
    test(`${path} is in order on a phone`, details, async ({ page }) => {
      await watch(page);
      const libraries = followLibraries(page);
      await page.goto(path);
      expect.soft(await firstPictures(page), 'bytes on the first screen').toBeLessThanOrEqual(PICTURES);
      await page.waitForFunction(() => document.querySelector('head script[src]') !== null);
      expect.soft(await fetchedTooEarly(page), 'fetched before the first paint').toEqual([]);
      await hydrated(page);

      await expectStill(page, path);
      await expect
        .poll(() => fetchedUnasked(page, libraries), 'fetched unasked')
        .toEqual(/^\/(bn)?$/.test(path) ? ['Swiper'] : []);
      await expectAccessible(page);
      for (const width of [412, 390, 320]) {
        await page.setViewportSize({ width, height: 823 });
        expect.soft(await sidewaysOf(page), `wider than ${width} px`).toBeLessThanOrEqual(0);
      }
      if (!isTwin(path)) return;
      expect.soft(await wronglySet(page), 'Bangla set like Latin').toEqual([]);
      // Bangla words are longer and their lines higher. A window of 1,280 px at 200 % is one of 640.
      for (const width of isFull ? [320, 640] : [320]) {
        await page.setViewportSize({ width, height: 823 });
        expect.soft(await crowdedWords(page), `without room at ${width} px`).toEqual([]);
      }
    });
  }
});
