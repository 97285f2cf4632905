import { pageKinds } from '../../scripts/page-kinds';
import { expect, test, wake } from '../support/test';

/** Bytes of all pictures that a phone shows before anybody scrolls. */
const PICTURES = 80_000;

for (const path of pageKinds) {
  test(`${path} paints its first screen before it asks for anything else`, async ({ page }) => {
    await page.goto(path);
    // The scripts are the last thing that a page asks for by itself.
    await expect
      .poll(() => page.evaluate(() => document.querySelectorAll('head script[src]').length))
      .toBeGreaterThan(0);
    const early = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      if (!paint) return ['nothing was painted'];
      const pictures = [...document.querySelectorAll<HTMLImageElement>('img:not(figure *)')];
      const addresses = (wanted: string) =>
        pictures.filter(({ loading }) => loading === wanted).map(({ currentSrc }) => currentSrc);
      // One picture may stand on the first screen and again further down.
      const lazy = new Set(addresses('lazy')).difference(new Set(addresses('eager')));
      return performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < paint.startTime)
        .map(({ name }) => name)
        .filter((name) => /\.js$/.test(name) || lazy.has(name));
    });
    expect(early).toEqual([]);
  });
}

for (const path of pageKinds) {
  test(`${path} starts each of its scripts once`, async ({ page }) => {
    await page.goto(path);
    await wake(page);
    const started = await page.evaluate(() => [...document.scripts].flatMap(({ src }) => src || []));
    expect(started.filter((address, index) => started.indexOf(address) !== index)).toEqual([]);
  });
}

test.describe('on a phone', () => {
  // Lighthouse's: 1.75 dots to a pixel.
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
  test.skip(({ isMobile }) => !isMobile, 'the budget is that of phones');

  for (const path of pageKinds) {
    test(`the pictures on the first screen of ${path} are light`, async ({ page }) => {
      await page.goto(path);
      await expect
        .poll(() => page.evaluate(() => 'arriving' in document.documentElement.dataset))
        .toBe(false);
      const shown = () =>
        page.evaluate(() =>
          [...document.images]
            .filter((image) => {
              const { top, bottom, left, right } = image.getBoundingClientRect();
              const isOnScreen = top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
              return isOnScreen && image.checkVisibility({ visibilityProperty: true, opacityProperty: true });
            })
            .map(({ currentSrc, complete }) => ({ currentSrc, complete })),
        );
      await expect.poll(async () => (await shown()).every(({ complete }) => complete)).toBe(true);
      let bytes = 0;
      for (const { currentSrc } of await shown())
        bytes += (await (await page.request.get(currentSrc)).body()).length;
      expect(bytes).toBeLessThanOrEqual(PICTURES);
    });
  }
});
