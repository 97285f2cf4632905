import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const FILM = 'From sand to stack: a block is made';

const trigger = (page: Page) => page.getByRole('button', { name: 'Play Making blocks' });
const dialog = (page: Page) => page.getByRole('dialog', { name: FILM });

async function visit(page: Page) {
  await page.goto('/gallery#videos');
  await expect(page.getByRole('tabpanel', { name: 'Videos' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
}

async function open(page: Page) {
  await visit(page);
  await trigger(page).click();
  await expect(dialog(page)).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(1);
}

test(
  'play opens the first film of the category and stops the page from scrolling',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page);
    const frame = dialog(page).locator('iframe');
    await expect(frame).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/AtraiFilm01\?/);
    await expect(frame).toHaveAttribute('title', FILM);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
  },
);

test('a press beside the picture but inside the video area keeps it open', async ({ page }) => {
  await open(page);
  await dialog(page).getByRole('heading', { name: FILM }).click();
  await expect(dialog(page)).toBeVisible();
});
