import { publicPages } from '../../support/exported-pages';
import { expect, test, visitPage } from '../../support/test';
import { sidewaysOf } from '../../support/visit';

/** Pages of one test: a context of its own for each page would take most of the time. */
const AT_ONCE = 12;

for (let first = 0; first < publicPages.length; first += AT_ONCE) {
  const paths = publicPages.slice(first, first + AT_ONCE);
  test(`${paths[0]} and the ${paths.length - 1} pages after it open without a fault and never scroll sideways`, async ({
    page,
    faults,
  }) => {
    for (const path of paths)
      await test.step(path, async () => {
        await visitPage(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        for (const width of [1440, 390, 320]) {
          await page.setViewportSize({ width, height: 800 });
          await expect.poll(() => sidewaysOf(page), `${path} at ${width} px`).toBeLessThanOrEqual(0);
        }
        expect(faults, path).toEqual([]);
      });
  });
}
