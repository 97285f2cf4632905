import { publicPages } from '../../support/exported-pages';
import { expect, test, visitPage } from '../../support/test';

for (const path of publicPages) {
  test(`${path} opens without a fault and never scrolls sideways`, async ({ page }) => {
    await visitPage(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await expect.poll(sideways, `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
}
