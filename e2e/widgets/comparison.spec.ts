import type { Page } from '@playwright/test';
import { comparison } from '../../content/entities/comparison';
import { keyProduct } from '../../content/entities/key-product';
import { inLanguage } from '../../lib/records';
import { needs } from '../support/records';
import { expect, test } from '../support/test';

const table = (page: Page) => page.locator('.comparison-table');

test.beforeEach(() => void needs(comparison[0], 'comparison with brick'));

test(
  'on a phone each factor is over its two lines, clay above block, as wide as the page',
  { tag: '@phone-only' },
  async ({ page }) => {
    await page.goto('/keyProduct');
    const row = table(page).getByRole('row').nth(1);
    const facts = [row.getByRole('rowheader'), ...(await row.getByRole('cell').all())];
    const [factor, clay, block] = await Promise.all(facts.map((part) => part.boundingBox()));
    expect(factor?.y).toBeLessThan(clay?.y ?? 0);
    expect(clay?.y).toBeLessThan(block?.y ?? 0);
    const { brick = 'Clay brick' } = inLanguage(keyProduct, 'en').comparison;
    await expect(table(page).getByText(brick, { exact: true })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
  },
);

test('the comparison needs no scrolling from 640 px', async ({ page }) => {
  await page.goto('/keyProduct');
  for (const width of [640, 768, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    const box = await table(page).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? Infinity), `at ${width} px`).toBeLessThanOrEqual(width);
  }
});

test('the comparison prints whole', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 990 });
  await page.goto('/keyProduct');
  await page.emulateMedia({ media: 'print' });
  await expect(table(page).getByRole('row')).toHaveCount(comparison.length + 1);
  await expect(page.getByRole('banner')).toBeHidden();
});
