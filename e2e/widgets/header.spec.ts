import { company } from '../../content/entities/company';
import { expect, test } from '../support/test';

const BRAND = company.brand.en;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the header is transparent and 105 px up to 90 px of scrolling, grey and 90 px beyond',
    { tag: '@phone-full' },
    async ({ page }) => {
      await page.goto('/quality');
      const header = page.getByRole('banner');
      const alpha = () => header.evaluate((element) => getComputedStyle(element).backgroundColor);

      for (const [y, height, colour] of [
        [0, 105, /\/ 0\)|rgba\(\d+, \d+, \d+, 0\)/],
        [90, 105, /\/ 0\)|rgba\(\d+, \d+, \d+, 0\)/],
        [91, 90, /^(rgb\(63, 60, 55\)|color\(srgb 0\.247\d* 0\.235\d* 0\.215\d*\))$/],
        [2000, 90, /^(rgb\(63, 60, 55\)|color\(srgb 0\.247\d* 0\.235\d* 0\.215\d*\))$/],
        [90, 105, /\/ 0\)|rgba\(\d+, \d+, \d+, 0\)/],
      ] as const) {
        await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
        await expect.poll(async () => (await header.boundingBox())?.height, `height at ${y} px`).toBe(height);
        await expect.poll(alpha, `colour at ${y} px`).toMatch(colour);
        expect((await header.boundingBox())?.y).toBe(0);
      }
    },
  );
});

for (const [path, parts] of [
  ['/', ['menu', 'mark', 'name']],
  // The studio has no room for the name.
  ['/admin', ['menu', 'mark']],
] as const) {
  test(
    `${parts.join(' and ')} of ${path} are on one centre line`,
    { tag: '@phone-only' },
    async ({ page }) => {
      await page.goto(path);
      const header = page.getByRole('banner');
      const link = header.getByRole('link', { name: BRAND });
      const places = {
        mark: link.locator('svg'),
        name: link.getByText(BRAND),
        menu: header.getByRole('button', { name: /menu/i }),
      };
      if (path === '/admin') await expect(places.name).toBeHidden();
      const middles = await Promise.all(
        parts.map(async (part) => {
          await expect(places[part].first()).toBeVisible();
          const box = await places[part].first().boundingBox();
          return box === null ? Number.NaN : box.y + box.height / 2;
        }),
      );
      for (const middle of middles) expect(middle).toBeCloseTo(middles[0] ?? 0, 0);
    },
  );
}

test('the logo links to the top of the home page', async ({ page }) => {
  await page.goto('/quality');
  await page.evaluate(() => window.scrollTo({ top: 800, behavior: 'instant' }));
  await page.getByRole('banner').getByRole('link', { name: BRAND }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test.describe('at 400 % zoom', () => {
  // What is left of 1280 × 1024.
  test.use({ viewport: { width: 320, height: 256 } });

  test('the header gives the screen to the text', async ({ page }) => {
    await page.goto('/quality');
    const header = page.getByRole('banner');
    await expect(header).toBeInViewport();
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    await expect(header).not.toBeInViewport();
  });
});
