import type { Page } from '@playwright/test';
import { expect, test, wake } from '../support/test';

const ring = (page: Page) => page.locator('.progress-ring').first();
const digits = (page: Page) => ring(page).locator('.progress-ring-figure');
const arc = (page: Page) =>
  ring(page)
    .locator('.progress-ring-value')
    .evaluate((path) => Number.parseFloat(path.getAttribute('stroke-dasharray') ?? ''));

test('counts from 0 in steps of 1 every 100 ms when first seen, and ends on 45.93', async ({ page }) => {
  await page.clock.install();
  await page.goto('/keyProduct');
  await page.clock.runFor(5000);
  await wake(page);
  await expect(digits(page)).toHaveText(/^45\.93\s%$/);

  await page.clock.pauseAt(Date.now() + 3_600_000);
  await ring(page).scrollIntoViewIfNeeded();
  await expect(digits(page)).toHaveText(/^0\s%$/);
  await page.clock.runFor(100);
  await expect(digits(page)).toHaveText(/^1\s%$/);
  await page.clock.runFor(900);
  await expect(digits(page)).toHaveText(/^10\s%$/);
  expect(await arc(page)).toBe(10);
  await page.clock.runFor(3500);
  await expect(digits(page)).toHaveText(/^45\s%$/);
  await page.clock.runFor(100);
  await expect(digits(page)).toHaveText(/^45\.93\s%$/);
  expect(await arc(page)).toBe(45.93);

  // Once only.
  await page.evaluate(() => window.scrollTo(0, 0));
  await ring(page).scrollIntoViewIfNeeded();
  await page.clock.runFor(1000);
  await expect(digits(page)).toHaveText(/^45\.93\s%$/);
});

test('the text that is read out is final from the start', async ({ page }) => {
  await page.goto('/keyProduct');
  const card = page.getByRole('article').filter({ hasText: '100\u00a0mm block' });
  await expect(card.getByRole('definition').first()).toContainText('45.93 %');
  await expect(card.locator('.progress-ring-figure').first()).toHaveAttribute('aria-hidden', 'true');
});

test('shows the final figures at once under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/keyProduct');
  await wake(page);
  const seen: string[] = [];
  await page.exposeFunction('noteDigits', (text: string) => void seen.push(text));
  await digits(page).evaluate((element) => {
    new MutationObserver(() => {
      (window as unknown as { noteDigits: (text: string) => void }).noteDigits(element.textContent ?? '');
    }).observe(element, { characterData: true, subtree: true, childList: true });
  });
  await ring(page).scrollIntoViewIfNeeded();
  await expect(ring(page)).toBeInViewport();
  await expect(digits(page)).toHaveText(/^45\.93\s%$/);
  expect(seen).toEqual([]);
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
