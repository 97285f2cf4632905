import { brokenConjuncts, showHeadings, type Sheet, weightsOfBangla } from '../../support/heading-weight';
import { expect, test } from './test';
import type { WebKitPage } from './page';

const sheetOf = (page: WebKitPage): Sheet => ({
  open: async (path) => {
    await page.goto(path);
    await page.hydrated();
    await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
  },
  show: (headings) => page.evaluate(showHeadings, headings),
  picture: async () => {
    let picture: unknown;
    // What was just shown may not be painted yet.
    await expect.poll(async () => picture === (picture = await page.browser.takeScreenshot())).toBe(true);
    return Buffer.from(String(picture), 'base64');
  },
});

test('headings in Bangla have the weight of English ones within 10 % at four sizes', async ({
  webkit: page,
}) => {
  for (const { size, weight } of await weightsOfBangla(sheetOf(page)))
    expect.soft(Math.abs(weight - 1), `${weight} at ${size} px`).toBeLessThanOrEqual(0.1);
});

test('conjuncts in outlined headings are whole', async ({ webkit: page }) => {
  expect(await brokenConjuncts(sheetOf(page))).toEqual([]);
});
