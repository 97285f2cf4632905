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

async function expectClosed(page: Page) {
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(trigger(page)).toBeFocused();
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

test('closes with its button, with Escape and with a press outside the video', async ({ page }) => {
  await open(page);
  await dialog(page).getByRole('button', { name: 'Close video' }).click();
  await expectClosed(page);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await trigger(page).click();
  await expect(dialog(page)).toBeVisible();
  await dialog(page).click({ position: { x: 8, y: 8 } });
  await expectClosed(page);
});

test('a press beside the picture but inside the video area keeps it open', async ({ page }) => {
  await open(page);
  await dialog(page).getByRole('heading', { name: FILM }).click();
  await expect(dialog(page)).toBeVisible();
});

test('says so when the player has not answered after eight seconds, and offers the way round', async ({
  page,
}) => {
  await page.clock.install();
  // The frame's request is never answered.
  await page.route(/youtube-nocookie\.com/, () => undefined);
  await visit(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await trigger(page).click();
  // The player's code arrives in real time, its eight seconds begin in one of these steps.
  const step = 50;
  await expect(async () => {
    await page.clock.runFor(step);
    expect(await page.locator('iframe').count()).toBe(1);
  }).toPass();

  const late = dialog(page).getByText('has not loaded');
  await page.clock.runFor(8000 - 2 * step);
  await expect(late).toHaveCount(0);
  await page.clock.runFor(2 * step);
  await expect(late).toBeVisible();
  await expect(dialog(page).getByRole('link', { name: /Watch on YouTube/ })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=AtraiFilm01',
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('categories, their films and links to them are there', async ({ page }) => {
    await page.goto('/gallery');
    for (const name of ['Making blocks', 'Laying blocks', 'Laying pavers', 'Finished works']) {
      await expect(page.getByRole('heading', { name })).toBeVisible();
    }
    const play = page.getByRole('link', { name: /^Play Making blocks/ });
    await expect(play).toHaveAttribute('href', 'https://www.youtube.com/watch?v=AtraiFilm01');
    await expect(page.getByRole('button', { name: /^Play/ })).toHaveCount(0);
  });
});
