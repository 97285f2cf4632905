import type { Page } from '@playwright/test';
import { brokenConjuncts, showHeadings, type Sheet, weightsOfBangla } from '../support/heading-weight';
import { needsBangla } from '../support/records';
import { expect, test, visitPage } from '../support/test';

const sheetOf = (page: Page): Sheet => ({
  open: async (path) => {
    await visitPage(page, path);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
  },
  show: (headings) => page.evaluate(showHeadings, headings),
  picture: () => page.screenshot(),
});

test(
  'headings in Bangla have the weight of English ones within 10 % at four sizes',
  { tag: '@full' },
  async ({ page }) => {
    needsBangla();
    for (const { size, weight } of await weightsOfBangla(sheetOf(page)))
      expect.soft(Math.abs(weight - 1), `${weight} at ${size} px`).toBeLessThanOrEqual(0.1);
  },
);

test('conjuncts in outlined headings are whole', async ({ page }) => {
  needsBangla();
  expect(await brokenConjuncts(sheetOf(page))).toEqual([]);
});

test('colon, question and per cent signs come from the face of Bangla, on pages in Bangla alone', async ({
  page,
}) => {
  needsBangla();
  const status = () =>
    page.evaluate(() => [...document.fonts].find((face) => /U\+3F/i.test(face.unicodeRange))?.status);
  await visitPage(page, '/quality');
  expect(await status()).not.toBe('loaded');
  await visitPage(page, '/bn/quality');
  await expect.poll(status).toBe('loaded');
});
