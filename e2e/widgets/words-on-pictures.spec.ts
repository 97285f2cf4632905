import sharp from 'sharp';
import { expect, test, hydrated } from '../support/test';

/** Relative luminance (WCAG 2.2) of a colour of three bytes. */
function luminance(colour: readonly number[]) {
  const [red = 0, green = 0, blue = 0] = colour.map((byte) => {
    const share = byte / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

for (const path of ['/', '/products', '/keyProduct', '/gallery', '/works', '/clients', '/contact']) {
  test(
    `the words on the picture of ${path} have 4.5:1 at the brightest pixel under them`,
    { tag: '@phone' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await hydrated(page);
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
        const { data, info } = await sharp(await page.screenshot({ clip }))
          .removeAlpha()
          .raw()
          .toBuffer({ resolveWithObject: true });
        let brightest = 0;
        for (let at = 0; at < data.length; at += info.channels) {
          brightest = Math.max(brightest, luminance([...data.subarray(at, at + 3)]));
        }
        const paper = luminance([242, 241, 238]);
        expect((paper + 0.05) / (brightest + 0.05), JSON.stringify(clip)).toBeGreaterThanOrEqual(4.5);
      }
    },
  );
}
