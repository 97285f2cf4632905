import { luminance, luminancesIn } from '../support/luminance';
import { expect, test, visitPage } from '../support/test';

const everyTime = ['/', '/products'];
const before = [
  '/gallery',
  '/keyProduct',
  '/works',
  '/clients',
  '/contact',
  '/quality',
  '/career',
  '/news-events',
  '/blog',
  '/aboutUs',
];

for (const path of [...everyTime, ...before]) {
  test(
    `the words on the picture of ${path} have 4.5:1 at the brightest pixel under them`,
    { tag: before.includes(path) ? ['@phone', '@full'] : '@phone' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visitPage(page, path);
      const ground = path === '/' ? '.hero .swiper-slide-active' : 'main [data-ground="dark"]';
      const words = page.locator(ground).first().locator('h1, h2, p, li');
      await expect(words.first()).toBeVisible();
      const places = [page.getByRole('banner').getByRole('link').first(), ...(await words.all())];
      const boxes = [];
      for (const place of places) {
        if (!(await place.isVisible())) continue;
        const box = await place.evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          const { x, y, width, height } = range.getBoundingClientRect();
          return { x, y, width, height };
        });
        if (box.width > 1 && box.height > 1 && box.x >= 0) boxes.push(box);
      }
      expect(boxes.length).toBeGreaterThan(1);
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('* { color: transparent !important } svg { visibility: hidden }');
        document.adoptedStyleSheets.push(sheet);
      });
      await page.waitForFunction(() =>
        [...document.images].every((image) => image.loading === 'lazy' || image.complete),
      );
      for (const clip of boxes) {
        const [brightest = 1] = (await luminancesIn(page, clip)).sort((a, b) => b - a);
        const paper = luminance([242, 241, 238]);
        expect((paper + 0.05) / (brightest + 0.05), JSON.stringify(clip)).toBeGreaterThanOrEqual(4.5);
      }
    },
  );
}
