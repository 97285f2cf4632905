import { publicPages } from '../support/exported-pages';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 320, height: 640 } });

for (const path of publicPages) {
  test(`${path} does not scroll sideways at 320 px`, async ({ page, isMobile }) => {
    test.skip(isMobile, 'one width is one width');
    await page.goto(path);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
  });
}
