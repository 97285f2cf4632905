import { expect, test } from '../support/test';

const NAME = /clay brick compared with hollow block/;

test(
  'the comparison scrolls in its own region on a phone, and the factors stay',
  { tag: '@phone-only' },
  async ({ page }) => {
    await page.goto('/keyProduct');
    const region = page.getByRole('region', { name: NAME });
    const factor = page.getByRole('rowheader', { name: 'Dampness' });
    await factor.scrollIntoViewIfNeeded();
    const before = await factor.boundingBox();

    await region.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    await region.evaluate((element) => element.scrollTo({ left: 9999, behavior: 'instant' }));
    expect((await factor.boundingBox())?.x).toBe(before?.x);
    await expect(page.getByRole('cell', { name: /Absorbs 3–7/ })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
  },
);

test('the comparison needs no scrolling from 768 px', async ({ page }) => {
  await page.goto('/keyProduct');
  const region = page.getByRole('region', { name: NAME });
  for (const width of [768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(
      await region.evaluate((element) => element.scrollWidth - element.clientWidth),
      `at ${width} px`,
    ).toBe(0);
  }
});

test('the comparison prints whole', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 990 });
  await page.goto('/keyProduct');
  await page.emulateMedia({ media: 'print' });
  const region = page.getByRole('region', { name: NAME });
  expect(await region.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await expect(region.getByRole('row')).toHaveCount(9);
  await expect(page.getByRole('banner')).toBeHidden();
});
