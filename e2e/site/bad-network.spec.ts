import { pageKinds, pageOf } from '../../scripts/page-kinds';
import { expect, test } from '../support/test';
import { isFull } from '../../scripts/test/depth';

/** 400 kbit/s and 400 ms there and back: a crowded cell at the edge of town. */
const NETWORK = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
/** ms */
const TEXT_WITHIN = 3000;
const HERO_WITHIN = 6000;

/** Every kind of page before a release; before a commit the heaviest, and an article. */
const paths = isFull ? pageKinds : ['/', pageOf('blogPost') ?? '/blog'];

// Weak networks are those of phones.
for (const path of paths) {
  test(
    `the text of ${path} can be read within 3 s in a weak network`,
    { tag: '@phone-only' },
    async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', NETWORK);
      await page.goto(path, { waitUntil: 'commit' });
      const textAt = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) => {
              for (const { name, startTime } of list.getEntries()) {
                if (name === 'first-contentful-paint') resolve(startTime);
              }
            }).observe({ type: 'paint', buffered: true });
          }),
      );
      expect(textAt).toBeLessThanOrEqual(TEXT_WITHIN);
      if (path !== '/') return;
      const picture = page.locator('.hero-slide img').first();
      await expect
        .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.complete))
        .toBe(true);
      const heroAt = await page.evaluate(() => {
        const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        const src = document.querySelector<HTMLImageElement>('.hero-slide img')?.currentSrc;
        return resources.find(({ name }) => name === src)?.responseEnd ?? Infinity;
      });
      expect(heroAt).toBeLessThanOrEqual(HERO_WITHIN);
    },
  );
}
