import { publicPages } from '../../support/exported-pages';
import { expect, faultsOf, test } from './test';

/** WebKitGTK's window is at least 447 px wide; frames have the widths of phones. */
const WIDTHS = [390, 320];

test('every page opens without a fault, has one main heading, and never scrolls sideways', async ({
  webkit: page,
}) => {
  test.setTimeout(publicPages.length * 15_000);
  for (const path of publicPages) {
    await test.step(path, async () => {
      await page.goto(path);
      await page.hydrated();
      const facts = await page.evaluate(() => ({
        headings: document.querySelectorAll('h1').length,
        sideways: document.documentElement.scrollWidth - window.innerWidth,
      }));
      expect.soft(facts, path).toEqual({ headings: 1, sideways: 0 });
      expect.soft(await faultsOf(page), path).toEqual([]);

      await page.goto(`/in-frames?${WIDTHS.map((width) => `${width}=${path}`).join('&')}`);
      const sideways = await page.evaluate(() =>
        [...document.querySelectorAll('iframe')].map(({ contentDocument, width }) => {
          const { scrollWidth = Infinity } = contentDocument?.documentElement ?? {};
          return Math.max(scrollWidth - Number(width), 0);
        }),
      );
      expect.soft(sideways, `${path} at ${WIDTHS.join(' and ')} px`).toEqual(WIDTHS.map(() => 0));
    });
  }
});
