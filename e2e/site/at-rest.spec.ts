import type { Page } from '@playwright/test';
import { banglaPageKinds, pageKinds, pageOf } from '../../scripts/page-kinds';
import { home } from '../../content/entities/home';
import { needs } from '../support/records';
import { expect, test, visitPage } from '../support/test';

/** Pages with drawings, bars, files and steps; before a release every kind of page. */
const everyTime = ['/', '/keyProduct', '/products/details', pageOf('product') ?? '/products'];
const others = ['/products/compare', '/products/files', '/list', ...pageKinds, ...banglaPageKinds];

const POSITIONS = 10;
/** By how much a section may differ between a low and a tall window, and the longest page in a capture of it, in px. */
const SECTION_GROWS = 300;
const LONGEST = 12_000;

/**
 * Returns the elements that are cut, moved, faded or scaled otherwise than at the first call. Without those of the
 * carousels, whose slides move, and those around or of a calculator, which a script replaces near the window.
 */
const changes = (page: Page) =>
  page.evaluate(() => {
    type Noted = { noted?: Map<Element, string> };
    const { noted } = window as Noted;
    const looksOf = (element: Element) => {
      const { opacity, visibility, clipPath, transform, translate, scale, rotate } =
        getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      const size = `${Math.round(width)} × ${Math.round(height)}`;
      return [size, opacity, visibility, clipPath, transform, translate, scale, rotate].join(', ');
    };
    if (noted)
      return [...noted].flatMap(([element, before]) => {
        const now = looksOf(element);
        if (!element.isConnected || now === before) return [];
        return `${element.tagName}.${element.getAttribute('class')}: ${before} became ${now}`;
      });
    const elements = document.querySelectorAll(
      ':is(main, footer) *:not(.hero *, .swiper *, :has(.calculator-form))',
    );
    (window as Noted).noted = new Map([...elements].map((element) => [element, looksOf(element)]));
    return [];
  });

/** Heights of the page and of its sections in a window of the given height, in px. */
async function heightsAt(page: Page, height: number) {
  await page.setViewportSize({ width: 1440, height });
  await page.waitForFunction((wanted) => innerHeight === wanted, height);
  return page.evaluate(() => ({
    page: document.documentElement.scrollHeight,
    sections: [...document.querySelectorAll('main section')].map(
      (section) => section.getBoundingClientRect().height,
    ),
  }));
}

for (const path of new Set([...everyTime, ...others])) {
  const details = everyTime.includes(path) ? {} : { tag: '@full' };
  test(
    `${path} is complete at every scroll position and in windows of every height`,
    details,
    async ({ page }) => {
      await visitPage(page, path);
      await page.waitForFunction(() => !('arriving' in document.documentElement.dataset));
      await changes(page);

      for (let position = 1; position <= POSITIONS; position += 1) {
        await page.evaluate(async (share) => {
          scrollTo({
            top: (document.documentElement.scrollHeight - innerHeight) * share,
            behavior: 'instant',
          });
          await new Promise(requestAnimationFrame);
          await new Promise(requestAnimationFrame);
        }, position / POSITIONS);
        expect(await changes(page), `at ${position} of ${POSITIONS} positions`).toEqual([]);
      }

      const low = await heightsAt(page, 620);
      const tall = await heightsAt(page, 1600);
      low.sections.forEach((height, index) => {
        expect(Math.abs((tall.sections[index] ?? 0) - height)).toBeLessThanOrEqual(SECTION_GROWS);
      });
      expect((await heightsAt(page, 10_000)).page).toBeLessThanOrEqual(LONGEST);
      expect(await changes(page), 'in a window that shows the whole page').toEqual([]);
    },
  );
}

test('the bars of home have the lengths of their figures before anybody scrolls', async ({ page }) => {
  const { ranges } = needs(home.whyGreen, 'bars');
  await page.goto('/');
  const axis = await page.locator('dl:has(.range-scale) + [aria-hidden]').innerText();
  const end = Math.max(...(axis.match(/\d+/g) ?? []).map(Number));
  const bars = await page.locator('.range-scale').evaluateAll((tracks) =>
    tracks.map((track) => {
      const { left, width } = track.getBoundingClientRect();
      const parts = [...track.children].map((part) => part.getBoundingClientRect());
      return {
        figures: track.previousElementSibling?.textContent ?? '',
        drawn: parts.flatMap((part) => [part.left - left, part.width / width]),
      };
    }),
  );
  expect(bars).toHaveLength(ranges.length);
  for (const { figures, drawn } of bars) {
    const [low = NaN, high = NaN] = (figures.match(/\d+/g) ?? []).map(Number);
    expect(drawn, figures).toEqual([0, expect.closeTo(high / end, 2), 0, expect.closeTo(low / end, 2)]);
  }
});
