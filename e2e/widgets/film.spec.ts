import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const trigger = (page: Page) => page.getByRole('button', { name: 'Watch the film' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Who we are' });

async function open(page: Page) {
  await page.goto('/');
  await trigger(page).click();
  await expect(dialog(page).getByRole('button', { name: 'Close video' })).toBeFocused();
}

test('does not scroll the page behind it', async ({ page }) => {
  await open(page);
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('End');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('a press beside the picture but inside the video area keeps it open', async ({ page }) => {
  await open(page);
  await dialog(page).getByRole('heading', { name: 'Who we are' }).click();
  await expect(dialog(page)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the trigger is a link to the film’s own page', async ({ page }) => {
    await page.goto('/');
    await expect(trigger(page)).toBeHidden();
    await expect(page.getByRole('link', { name: /^Watch the film/ })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=AtraiFilm00',
    );
  });
});
