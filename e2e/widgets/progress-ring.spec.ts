import type { Page } from '@playwright/test';
import { expect, test, hydrated } from '../support/test';

const ring = (page: Page) => page.locator('.progress-ring').first();
const digits = (page: Page) => ring(page).locator('.progress-ring-figure');
const arc = (page: Page) =>
  ring(page)
    .locator('.progress-ring-value')
    .evaluate((path) => Number.parseFloat(path.getAttribute('stroke-dasharray') ?? ''));

/** The page with its clock stopped at the moment when the first ring comes into view. */
async function seeRing(page: Page) {
  await page.clock.install();
  await page.goto('/keyProduct');
  await page.clock.runFor(5000);
  await hydrated(page);
  expect(await arc(page)).toBe(45.93);

  await page.clock.pauseAt(Date.now() + 3_600_000);
  await ring(page).scrollIntoViewIfNeeded();
  await expect.poll(() => arc(page)).toBe(0);
}

test('draws from 0 in steps of 1 every 100 ms when first seen, and ends on 45.93', async ({ page }) => {
  await seeRing(page);
  await page.clock.runFor(1000);
  expect(await arc(page)).toBe(10);
  await expect(digits(page)).toHaveText(/^45\.93\s%$/);
  await page.clock.runFor(3600);
  expect(await arc(page)).toBe(45.93);

  // Once only.
  await page.evaluate(() => window.scrollTo(0, 0));
  await ring(page).scrollIntoViewIfNeeded();
  await page.clock.runFor(1000);
  expect(await arc(page)).toBe(45.93);
});

test('prints whole, however far it has grown', async ({ page }) => {
  await seeRing(page);
  await page.emulateMedia({ media: 'print' });
  await expect(ring(page).locator('.progress-ring-value')).toHaveCSS('stroke-dasharray', /^45\.93(px)?, 200/);
});

test('stands at the final value under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/keyProduct');
  await hydrated(page);
  await ring(page).scrollIntoViewIfNeeded();
  await expect(ring(page)).toBeInViewport();
  expect(await arc(page)).toBe(45.93);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every ring stands at its final value', async ({ page }) => {
    await page.goto('/keyProduct');
    await expect(page.locator('.progress-ring-figure')).toHaveText(
      ['45.93', '22', '51.02', '25', '58.14', '34.48'].map((value) => new RegExp(`^${value}\\s%$`)),
    );
  });
});
