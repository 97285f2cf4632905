import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
const position = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('every page starts at its top, reached by a link or through the history', async ({ page }) => {
  await page.goto('/quality');
  await scrollTo(page, 700);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/aboutUs');
  expect(await position(page)).toBe(0);

  await scrollTo(page, 500);
  await page.goBack();
  await expect(page).toHaveURL('/quality');
  await expect.poll(() => position(page)).toBe(0);
  await page.goForward();
  await expect(page).toHaveURL('/aboutUs');
  await expect.poll(() => position(page)).toBe(0);
});

test('a hash still leads to its anchor, and a reload keeps the place', async ({ page }) => {
  await page.goto('/quality#main');
  await page.goto('/quality');
  await scrollTo(page, 700);
  await page.reload();
  await expect.poll(() => position(page)).toBe(700);
});
