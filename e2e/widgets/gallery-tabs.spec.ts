import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { shiftOf, watch } from '../support/visit';

/** The links have become tabs: the widget is hydrated. */
const hydrated = (page: Page) => expect(page.getByRole('tablist')).toBeVisible();

test('#videos opens directly, with its heading on the screen', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/gallery#videos');
  await expect(page.getByRole('tabpanel', { name: 'Videos' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Videos', exact: true })).toBeInViewport();
});

test('nothing moves while the page starts', { tag: '@phone' }, async ({ page }) => {
  await watch(page);
  await page.goto('/gallery#videos');
  await hydrated(page);
  await expect(page.getByRole('tabpanel', { name: 'Videos' })).toBeVisible();
  expect((await shiftOf(page)).inAll).toBeCloseTo(0, 2);
});

for (const [hash, text] of [
  ['#photos', /^\d+\+$/],
  ['#videos', /^Play$/],
] as const) {
  test(`the words on a card of ${hash} stay readable under the pointer`, async ({ page }) => {
    await page.goto(`/gallery${hash}`);
    await hydrated(page);
    const module = page.getByRole('tabpanel').getByText(text).first();
    await module.hover();
    await expect
      .poll(() =>
        module.evaluate((element) => {
          const isClear = (one: Element) => getComputedStyle(one).backgroundColor === 'rgba(0, 0, 0, 0)';
          let ground = element;
          while (isClear(ground) && ground.parentElement) ground = ground.parentElement;
          return [getComputedStyle(element).color, getComputedStyle(ground).backgroundColor];
        }),
      )
      .toEqual(['rgb(242, 241, 238)', 'rgb(25, 24, 22)']);
  });
}
