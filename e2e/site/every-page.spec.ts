import AxeBuilder from '@axe-core/playwright';
import { publicPages } from '../support/exported-pages';
import { followLibraries } from '../support/libraries';
import { expect, test, wake } from '../support/test';

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const BRAND = ' | Atrai Blocks';

for (const path of publicPages) {
  test(`${path} is titled, accessible, still, light and as wide as the window`, async ({ page }) => {
    await page.addInitScript(() => {
      let shift = 0;
      Object.defineProperty(window, 'layoutShift', { get: () => shift });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('value' in entry && typeof entry.value === 'number') shift += entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const libraries = followLibraries(page);
    await page.goto(path);
    await wake(page);

    expect(await page.title()).toMatch(new RegExp(`.+\\${BRAND}$`.replaceAll('|', '\\|')));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);

    const { violations } = await new AxeBuilder({ page }).withTags(AXE_TAGS).exclude('iframe').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
      [],
    );

    const shift = await page.evaluate(() => Number(Reflect.get(window, 'layoutShift')));
    expect(shift).toBeLessThan(0.0005);

    // What is fetched for those who use it is not fetched for those who read.
    expect(await libraries()).toEqual(path === '/' ? ['Swiper'] : []);
  });
}
