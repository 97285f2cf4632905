import { expect, test } from '../support/test';

const NAME = /clay brick compared with hollow block/;

test(
  'on a phone each factor is over its two lines, clay above block, as wide as the page',
  { tag: '@phone-only' },
  async ({ page }) => {
    await page.goto('/keyProduct');
    const row = page.getByRole('row', { name: /^Dampness/ });
    const [factor, clay, block] = await Promise.all(
      [row.getByText('Dampness'), row.getByText(/12–\u206020/), row.getByText(/3–\u20607/)].map((part) =>
        part.boundingBox(),
      ),
    );
    expect(factor?.y).toBeLessThan(clay?.y ?? 0);
    expect(clay?.y).toBeLessThan(block?.y ?? 0);
    await expect(page.getByText('Traditional clay brick', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
  },
);

test('the comparison needs no scrolling from 640 px', async ({ page }) => {
  await page.goto('/keyProduct');
  const table = page.getByRole('table', { name: NAME });
  for (const width of [640, 768, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    const box = await table.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? Infinity), `at ${width} px`).toBeLessThanOrEqual(width);
  }
});

test('the comparison prints whole', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 990 });
  await page.goto('/keyProduct');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table', { name: NAME }).getByRole('row')).toHaveCount(9);
  await expect(page.getByRole('banner')).toBeHidden();
});
